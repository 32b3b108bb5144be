import { LANGUAGES, type Language } from '@kitwright/words'
import { createHash } from 'node:crypto'

/*
 * A browser may keep the language that was chosen after its cookie has gone. The server then renders the page in another one. This script
 * runs before anything is painted: it gives the cookie back and asks for the page once more. At most once for each tab: where cookies are
 * switched off the app changes the language itself, later. Until the other page comes nothing of this one is shown or run (`plaintext` swallows
 * it): on a slow network somebody would press and type in a page that is about to go. It is the only inline script of a page; its hash stands in the policy.
 */
const SCRIPT = `(()=>{try{const d=document,k=localStorage.getItem('lang');
if(k===d.currentScript.dataset.lang||!${JSON.stringify(LANGUAGES)}.includes(k)||/[?&]lang=/.test(location.search))return;
if(sessionStorage.getItem('kitwright.asked')===k)return;
sessionStorage.setItem('kitwright.asked',k);
d.cookie='lang='+k+'; path=/; max-age=31536000; samesite=lax';
location.reload();d.write('<plaintext hidden>')}catch{}})()`

/** For the policy of pages. */
export const KEPT_LANGUAGE_SOURCE = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`

/** For the head of a page that is rendered in this language. */
export const keptLanguageScript = (rendered: Language): string => `<script data-lang="${rendered}">${SCRIPT}</script>`
