import { LANGUAGES, languageFacts, languageTag } from '@kitwright/words'
import { html, type Markup, type PageContext } from './html.ts'

const KHMER_FACES = [400, 700]
  .map(
    weight =>
      `@font-face{font-family:'Panel Khmer';font-weight:${weight};font-display:swap;unicode-range:U+1780-17FF,U+19E0-19FF,U+200B-200D,U+25CC;src:url(/noto-sans-khmer-khmer-${weight}-normal.woff2) format('woff2')}`,
  )
  .join('\n')

export const STYLE = `${KHMER_FACES}
:root{color-scheme:light dark;font:1rem/1.55 'Panel Khmer',system-ui,'Noto Sans Khmer',sans-serif;--line:light-dark(#c9ced6,#4a5260);--soft:light-dark(#f4f6f9,#1d222b);--link:light-dark(#1d4ed8,#9dbdff);--bad:light-dark(#b42318,#ff9d94);--good:light-dark(#14622f,#8fdaa8)}
*{box-sizing:border-box}
body{margin:0;background:light-dark(#fff,#14171d);color:light-dark(#1b2029,#e8ebf0)}
header,main{max-width:75rem;margin:0 auto;padding:1rem clamp(1rem,4vw,2rem)}
header{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;align-items:center;border-bottom:1px solid var(--line)}
header strong{margin-inline-end:auto}
a{color:var(--link)}
h1{font-size:1.6rem;line-height:1.25;margin:.5rem 0 1rem}
h2{font-size:1.2rem;margin:2rem 0 .5rem}
table{border-collapse:collapse;width:100%}
.scroll{overflow-x:auto;position:relative}
th,td{text-align:start;padding:.55rem .75rem;border-bottom:1px solid var(--line);vertical-align:top}
time{white-space:nowrap}
td.n,th.n{text-align:end;font-variant-numeric:tabular-nums}
form.inline{display:inline}
form.fields{display:grid;gap:.9rem;max-width:32rem}
label{display:grid;gap:.25rem;font-weight:600}
label small{font-weight:400}
input,textarea,button{font:inherit;color:inherit;border:1px solid light-dark(#767f8d,#8b94a3);border-radius:.4rem;padding:.5rem .7rem;min-height:2.75rem;background:light-dark(#fff,#14171d)}
button{cursor:pointer;background:var(--soft);font-weight:600}
button.bad{color:var(--bad);border-color:currentColor}
button.main{background:light-dark(#1d4ed8,#9dbdff);color:light-dark(#fff,#10151f);border-color:transparent}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
.notice{padding:.75rem 1rem;border:1px solid var(--line);border-inline-start:.3rem solid var(--good);background:var(--soft);border-radius:.4rem;display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center}
.notice.bad{border-inline-start-color:var(--bad)}
.state{font-weight:600;color:var(--good)}
.state.bad{color:var(--bad)}
.qr{display:block;background:#fff;width:min(15rem,100%)}
code{overflow-wrap:anywhere}
ul.plain{list-style:none;padding:0;margin:0}
ul.plain li{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:space-between;padding:.4rem 0;border-bottom:1px solid var(--line);max-width:40rem;overflow-wrap:anywhere}
@media (max-width:40rem){th,td{padding:.5rem}}
@media (forced-colors:active){button,.notice{border:1px solid}}
`

/** A page of the panel: no script, no picture of elsewhere. */
export function page(context: PageContext, title: string, body: Markup): string {
  const { language, words, email } = context
  const others = LANGUAGES.filter(other => other !== language)
  return html`<!doctype html>
    <html lang="${languageTag(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${words.title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <header>
          <strong>${email === null ? words.title : html`<a href="/">${words.title}</a>`}</strong>
          ${email !== null && html`<a href="/acts">${words.acts}</a><a href="/accounts">${words.accounts}</a>`}
          ${others.map(other => html`<a href="?lang=${other}" lang="${languageTag(other)}" hreflang="${languageTag(other)}">${languageFacts(other).name}</a>`)}
          ${
            email !== null &&
            html`<span>${email}</span>
              <form class="inline" method="post" action="/sign-out"><button>${words.sign_out}</button></form>`
          }
        </header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html> `.text
}
