import { encodeQR } from 'qr'
import { html, type Markup, type PageContext } from './html.ts'
import { page } from './layout.ts'

export const MIN_PASSWORD = 12
const QUIET = 4

const problem = (text: string | null): Markup | null =>
  text === null ? null : html`<p class="notice bad" role="alert">${text}</p>`

const codeField = ({ words }: PageContext): Markup =>
  html`<label
    >${words.code}<input name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" required
  /></label>`

interface SignInState {
  readonly refusal: string | null
  readonly email: string
  readonly isEnrolled: boolean
}

export const signInPage = (context: PageContext, { refusal, email, isEnrolled }: SignInState): string => {
  const { words } = context
  return page(
    context,
    words.sign_in,
    html`${isEnrolled && html`<p class="notice" role="status">${words.enrol_done}</p>`}${problem(refusal)}
      <form class="fields" method="post" action="/sign-in">
        <label
          >${words.email}<input
            name="email"
            type="email"
            autocomplete="username"
            maxlength="254"
            required
            value="${email}"
        /></label>
        <label
          >${words.password}<input
            name="password"
            type="password"
            autocomplete="current-password"
            maxlength="1024"
            required
        /></label>
        ${codeField(context)}
        <button class="main">${words.sign_in}</button>
      </form>`,
  )
}

/** The QR code of an app's secret, black on white in the dark, too. */
function picture(uri: string, label: string): Markup {
  const rows = encodeQR(uri, 'raw', { ecc: 'medium', border: QUIET })
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return html`<svg
    class="qr"
    role="img"
    aria-label="${label}"
    viewBox="0 0 ${rows.length} ${rows.length}"
    shape-rendering="crispEdges"
  >
    <rect width="${rows.length}" height="${rows.length}" fill="#ffffff" />
    <path d="${path}" fill="#000000" />
  </svg>`
}

interface EnrolState {
  readonly secret: string
  readonly uri: string
  readonly refusal: string | null
}

export const enrolPage = (context: PageContext, { secret, uri, refusal }: EnrolState): string => {
  const { words } = context
  return page(
    context,
    words.enrol,
    html`${problem(refusal)}
      <p>${words.enrol_text}</p>
      ${picture(uri, words.qr)}
      <p>${words.secret} <code>${secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code></p>
      <form class="fields" method="post">
        <label
          >${words.new_password}<input
            name="password"
            type="password"
            autocomplete="new-password"
            minlength="${MIN_PASSWORD}"
            maxlength="1024"
            required
        /></label>
        ${codeField(context)}
        <button class="main">${words.enrol}</button>
      </form>`,
  )
}

export const messagePage = (context: PageContext, title: string, text: string): string =>
  page(
    context,
    title,
    html`<p class="notice bad" role="alert">${text}</p>
      <p><a href="/">${context.words.all_shops}</a></p>`,
  )
