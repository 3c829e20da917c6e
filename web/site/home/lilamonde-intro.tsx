import { m } from "#messages/messages.js";
import { ArrowLink } from "#web/ui/arrow-link.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { sitePath } from "../site-path.ts";

/** 5. What Lilamonde is, for designers and for hotels. */
export function LilamondeIntro() {
  return (
    <section className="intro">
      <div className="plate intro-panorama">
        <Picture name="lilamonde-courtyard" sizes="100vw" />
      </div>
      <div className="wrap grid-12 intro-words">
        <h2 className="d2">{m.home_intro_title()}</h2>
        <div className="intro-sides">
          <div>
            <h3 className="d4">{m.home_intro_designers_title()}</h3>
            <p>{m.home_intro_designers_text()}</p>
          </div>
          <div>
            <h3 className="d4">{m.home_intro_hotels_title()}</h3>
            <p>{m.home_intro_hotels_text()}</p>
          </div>
          <div>
            <ArrowLink to={sitePath("/lilamonde")}>{m.home_intro_action()}</ArrowLink>
          </div>
        </div>
      </div>
    </section>
  );
}
