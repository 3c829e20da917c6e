/** The header by which a request is made as somebody sees it. */
export const SEE_AS_HEADER = "x-see-as";
