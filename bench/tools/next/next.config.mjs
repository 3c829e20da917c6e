export default {
  outputFileTracingRoot: import.meta.dirname,
  turbopack: { root: `${import.meta.dirname}/..` },
};
