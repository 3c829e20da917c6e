import { Image } from "@tiptap/extension-image";
import { type ChainedCommands, type Editor, EditorContent, useEditor, useEditorState } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
} from "lucide-react";
import { useRef } from "react";
import type { PostBody } from "#domain/posts/body.ts";
import { m } from "#messages/messages.js";
import { toast } from "#web/ui/toast/toast.ts";
import { pictureAddress } from "../post-cover.tsx";
import styles from "./desk.module.css";
import { sendPicture } from "./desk.ts";
import { toBody } from "./to-body.ts";

/** A picture by its id: its address is ours to make, so none can be written. */
const Figure = Image.extend({
  addAttributes: () => ({ id: {}, alt: {}, width: {}, height: {} }),
  renderHTML: ({ node }) => [
    "img",
    { src: pictureAddress(String(node.attrs.id), "960"), alt: String(node.attrs.alt ?? "") },
  ],
  parseHTML: () => [],
});
const extensions = [
  StarterKit.configure({
    ...{ code: false, codeBlock: false, strike: false, underline: false, heading: { levels: [2, 3] } },
    link: { openOnClick: false, autolink: true, protocols: ["http", "https", "mailto"] },
  }),
  Figure,
];

type BodyEditorProps = { label: string; body: PostBody; onChange: (body: PostBody) => void };

/** The text of a post as it is written: headings, lists, quotations, links and pictures, and nothing else. */
export function BodyEditor({ label, body, onChange }: BodyEditorProps) {
  const editor = useEditor({
    extensions,
    content: body.content.length > 0 ? body : "",
    immediatelyRender: true,
    // The page policy lets no style in that is not ours.
    injectCSS: false,
    editorProps: {
      attributes: { "aria-label": label, "aria-multiline": "true", role: "textbox", class: styles.body! },
    },
    onUpdate: ({ editor: changed }) => onChange(toBody(changed.getJSON())),
  });
  return (
    <div className={styles.editor}>
      <Tools editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}

type Kind = {
  name: () => string;
  icon: LucideIcon;
  is?: [string, object?];
  does: (chain: ChainedCommands) => ChainedCommands;
};

/** What is done to the text where it is marked. */
const kinds: Kind[] = [
  {
    name: m.posts_tool_h2,
    icon: Heading2,
    is: ["heading", { level: 2 }],
    does: (chain) => chain.toggleHeading({ level: 2 }),
  },
  {
    name: m.posts_tool_h3,
    icon: Heading3,
    is: ["heading", { level: 3 }],
    does: (chain) => chain.toggleHeading({ level: 3 }),
  },
  { name: m.posts_tool_bold, icon: Bold, is: ["bold"], does: (chain) => chain.toggleBold() },
  { name: m.posts_tool_italic, icon: Italic, is: ["italic"], does: (chain) => chain.toggleItalic() },
  { name: m.posts_tool_bullets, icon: List, is: ["bulletList"], does: (chain) => chain.toggleBulletList() },
  {
    name: m.posts_tool_numbers,
    icon: ListOrdered,
    is: ["orderedList"],
    does: (chain) => chain.toggleOrderedList(),
  },
  { name: m.posts_tool_quote, icon: Quote, is: ["blockquote"], does: (chain) => chain.toggleBlockquote() },
  { name: m.posts_tool_rule, icon: Minus, does: (chain) => chain.setHorizontalRule() },
];

function Tools({ editor }: { editor: Editor }) {
  const input = useRef<HTMLInputElement>(null);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      link: now.isActive("link"),
      kinds: kinds.map(({ is }) => (is ? now.isActive(...is) : false)).join(),
    }),
  });
  const pressed = on.kinds.split(",").map((value) => value === "true");
  const link = () => {
    if (on.link) return void editor.chain().focus().unsetLink().run();
    const href = window.prompt(m.posts_tool_link_ask());
    if (href) editor.chain().focus().setLink({ href }).run();
  };
  const insert = async (file: File | undefined) => {
    const picture = file && (await sendPicture(file));
    if (!picture) return file && toast({ tone: "bad", text: m.posts_picture_failed() });
    const alt = window.prompt(m.posts_picture_alt()) ?? "";
    editor
      .chain()
      .focus()
      .insertContent({ type: "image", attrs: { ...picture, alt } })
      .run();
  };
  return (
    <div className={styles.tools} role="toolbar" aria-label={m.posts_tools()}>
      {kinds.map(({ name, icon, does }, at) => (
        <Tool
          key={name()}
          name={name()}
          icon={icon}
          isOn={pressed[at]!}
          run={() => does(editor.chain().focus()).run()}
        />
      ))}
      <Tool name={m.posts_tool_link()} isOn={on.link} icon={Link2} run={link} />
      <Tool name={m.posts_tool_picture()} isOn={false} icon={ImagePlus} run={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => {
          void insert(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
    </div>
  );
}

type ToolProps = { name: string; isOn: boolean; icon: LucideIcon; run: () => void };

function Tool({ name, isOn, icon: Icon, run }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={name}
      title={name}
      aria-pressed={isOn}
      onClick={run}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
