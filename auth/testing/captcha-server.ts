import { listen } from "./listen.ts";

export type CaptchaServer = Awaited<ReturnType<typeof startCaptchaServer>>;

/** A captcha service that finds "solved" solved, and is unwell in the way any other token names. */
export async function startCaptchaServer() {
  const asked: Record<string, string>[] = [];
  const { origin, close } = await listen(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const form = Object.fromEntries(new URLSearchParams(text));
    asked.push(form);
    const json = (body: unknown, status = 200) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    switch (form.response) {
      case "error":
        return json({}, 500);
      case "page":
        return response.end("<h1>Welcome</h1>");
      case "odd":
        return json({ success: "true" });
      case "redirect":
        return response.writeHead(302, { location: "/elsewhere" }).end();
      case "silence":
        return;
      default:
        return json({ success: form.secret === "ours" && form.response === "solved", "error-codes": [] });
    }
  });
  return { url: `${origin}/siteverify`, asked, close };
}
