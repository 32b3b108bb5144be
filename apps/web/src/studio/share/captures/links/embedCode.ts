const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

interface EmbedCode {
  /** Share link of the design. */
  readonly link: string
  /** Text of the link that stays in sight while the shop cannot be reached. */
  readonly label: string
  /** Language tag of the element's texts. */
  readonly language: string
}

/** Returns a share link's token. */
export const tokenOf = (link: string): string => new URL(link).pathname.split('/').at(-1)!

/** Returns the HTML that shows a shared design on a club's own page. */
export function embedCode({ link, label, language }: EmbedCode): string {
  const { origin } = new URL(link)
  return `<script src="${origin}/kit-view.js" async></script>
<kit-view design="${tokenOf(link)}" lang="${language}">
  <a href="${link}">${escapeHtml(label)}</a>
</kit-view>`
}
