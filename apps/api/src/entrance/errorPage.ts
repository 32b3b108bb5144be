import { ERRORS } from '@kitwright/contract'
import type { Problem } from '../endpoint/index.ts'
import { errorText, type Language } from './language.ts'

/** Centred, in the system's own letters and in its light or dark. */
const STYLE = `:root{color-scheme:light dark;font:1.0625rem/1.6 system-ui,'Noto Sans Khmer',sans-serif}
body{margin:0;min-height:100dvh;display:grid;place-content:center;justify-items:center;gap:.75rem;padding:2rem;box-sizing:border-box;text-align:center}
h1{margin:0;font-size:3.5rem;line-height:1.1;font-weight:600;opacity:.45}
p{margin:0;max-width:32rem;text-wrap:balance}`

/** Bare and without a brand: no tenant is known, or its page is not there. What passes by itself is asked for again by itself. */
export function errorPage({ id, retryAfter = 5 }: Problem, language: Language): string {
  const status = ERRORS[id]
  const text = errorText(id, language)
  const tag = language === 'kh' ? 'km' : 'en'
  const again = status === 503 ? `<meta http-equiv="refresh" content="${Math.ceil(retryAfter)}">` : ''
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width">${again}<title>${status}</title><style>${STYLE}</style>`
  return `<!doctype html><html lang="${tag}"><head>${head}</head><body><h1>${status}</h1><p>${text}</p></body></html>\n`
}
