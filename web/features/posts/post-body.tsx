import { renderJSONContentToReactElement } from "@tiptap/static-renderer/json/react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { pictureWidths } from "#domain/hotels/picture-addresses.ts";
import type { PostBody as Body } from "#domain/posts/body.ts";
import { hasTwin } from "#domain/site/addresses.ts";
import { sitePath } from "#web/site/site-path.ts";
import { pictureAddress } from "./post-cover.tsx";

type Part = { children?: ReactNode };

/** Every kind of node there is, as an element of ours; what is not here cannot be in a post. */
const render = renderJSONContentToReactElement({
  nodeMapping: {
    doc: ({ children }: Part) => <>{children}</>,
    paragraph: ({ children }: Part) => <p>{children}</p>,
    text: ({ node }) => <>{node.text}</>,
    heading: ({ node, children }) =>
      node.attrs?.level === 3 ? <h3>{children}</h3> : <h2 className="d4">{children}</h2>,
    bulletList: ({ children }: Part) => <ul>{children}</ul>,
    orderedList: ({ children }: Part) => <ol>{children}</ol>,
    listItem: ({ children }: Part) => <li>{children}</li>,
    blockquote: ({ children }: Part) => <blockquote>{children}</blockquote>,
    horizontalRule: () => <hr />,
    hardBreak: () => <br />,
    image: ({ node }) => <Figure {...(node.attrs as FigureProps)} />,
  },
  markMapping: {
    bold: ({ children }: Part) => <strong>{children}</strong>,
    italic: ({ children }: Part) => <em>{children}</em>,
    link: ({ mark, children }) => <Way to={String(mark.attrs?.href)}>{children}</Way>,
  },
});

/** The body of a post: structured text rendered into elements of ours, never HTML. */
export function PostBody({ body }: { body: Body }) {
  return render({ content: body as never });
}

type FigureProps = { id: string; alt: string; width: number; height: number };

function Figure({ id, alt, width, height }: FigureProps) {
  const srcSet = pictureWidths.map((wide) => `${pictureAddress(id, wide)} ${wide}w`).join(", ");
  return (
    <figure>
      <img
        src={pictureAddress(id, "960")}
        sizes="(min-width: 768px) 44rem, 100vw"
        loading="lazy"
        alt={alt}
        {...{ srcSet, width, height }}
      />
    </figure>
  );
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  if (to.startsWith("/")) return <Link to={hasTwin(to) ? sitePath(to) : to}>{children}</Link>;
  return (
    <a href={to} rel="noreferrer">
      {children}
    </a>
  );
}
