import type { Chart, Heads, Span } from "./chart.ts";
import { conversionChart } from "./charts/conversion.ts";
import { forecastCharts, forecastHeads } from "./charts/forecast.ts";
import { hotelMixChart } from "./charts/hotel-mix.ts";
import { leadTimeChart } from "./charts/lead-time.ts";
import { pipelineChart, pipelineHead } from "./charts/pipeline.ts";
import { seasonalityChart } from "./charts/seasonality.ts";
import type { Figures } from "./figures.ts";

/** The drawings of somebody's figures over a span, and the figures above them. */
export function chartsOf(figures: Figures, span: Span): { heads: Heads; charts: Chart[] } {
  const conversion = conversionChart(figures, span);
  const lead = leadTimeChart(figures, span);
  return {
    heads: {
      ...{ pipeline: pipelineHead(figures), conversion: conversion.head, lead: lead.head },
      forecast: forecastHeads(figures),
    },
    charts: [
      ...[pipelineChart(figures), conversion.chart, lead.chart, seasonalityChart(figures, span)],
      ...[hotelMixChart(figures, span), ...forecastCharts(figures)],
    ],
  };
}
