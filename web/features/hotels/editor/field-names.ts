import type { SectionKind } from "#domain/hotels/drafts/content.ts";
import { m } from "#messages/messages.js";
import { chapterLabel } from "../chapters/chapter-label.ts";

const names: Record<string, () => string> = {
  title: m.editor_field_title,
  lead: m.editor_field_lead,
  paragraphs: m.editor_field_paragraphs,
  headline: m.editor_field_headline,
  summary: m.editor_field_summary,
  place: m.editor_field_place,
  name: m.editor_field_name,
  text: m.editor_field_text,
  role: m.editor_field_role,
  note: m.editor_field_note,
  guests: m.editor_field_guests,
  duration: m.editor_field_duration,
  caption: m.editor_field_caption,
  label: m.editor_field_label,
  value: m.editor_field_value,
  source: m.editor_field_source,
  alt: m.editor_field_alt,
  awardedBy: m.editor_field_awarded_by,
  year: m.editor_field_year,
  pictures: m.editor_list_pictures,
  facts: m.editor_list_facts,
  properties: m.editor_list_properties,
  people: m.editor_list_people,
  pillars: m.editor_list_pillars,
  rooms: m.editor_list_rooms,
  restaurants: m.editor_list_restaurants,
  menus: m.editor_list_menus,
  courses: m.editor_list_courses,
  programmes: m.editor_list_programmes,
  images: m.editor_list_images,
  details: m.editor_list_details,
  villas: m.editor_list_villas,
  accolades: m.editor_list_accolades,
};

/** A field or list in the reader's language. */
export function fieldName(name: string): string {
  return names[name]?.() ?? name;
}

/** A section in the reader's language. */
export function sectionName(kind: SectionKind): string {
  return kind === "card" ? m.editor_card() : chapterLabel(kind);
}
