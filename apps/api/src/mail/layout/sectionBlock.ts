import type { MailTheme } from './themes/index.ts'

/** A part of a mail, from edge to edge of its card. */
export interface Section {
  readonly html: string
  /** Background and text colour with their class; by default the card's. */
  readonly ground?: { readonly colour: string; readonly ink: string; readonly name: 'stage' | 'bar' | 'pale' }
  /** Whether its content reaches the card's edges. */
  readonly isBare?: boolean
  /** Whether it continues the section above, without a rule or gap between them. */
  readonly isJoined?: boolean
}

const GAP = '<tr><td height="10" style="height:10px;font-size:0;line-height:0">&nbsp;</td></tr>'

/** Returns the inline style of a section's cell. */
function cellStyle({ ground, isBare }: Section, { light, radiusPx, align, sections }: MailTheme): string {
  const corners = sections === 'apart' ? `;border-radius:${radiusPx.card}px` : ''
  return `background:${ground?.colour ?? light.card};color:${ground?.ink ?? light.ink};padding:${isBare ? '0' : '22px 28px'};text-align:${align}${corners}`
}

/** Whether a line divides a section from the one above: both lie on the card. */
const isRuled = (section: Section, above: Section | undefined, { sections }: MailTheme): boolean =>
  sections === 'joined' && above !== undefined && !section.isJoined && !section.ground && !above.ground

/** Renders the sections one below another: ruled parts of one card, or cards of their own. */
export const sectionRows = (sections: readonly Section[], theme: MailTheme): string =>
  sections
    .map((section, i) => {
      const above = sections[i - 1]
      const line = isRuled(section, above, theme) ? `;border-top:${theme.rule} ${theme.light.line}` : ''
      const gap = theme.sections === 'apart' && above && !section.isJoined ? GAP : ''
      const name = `${section.ground?.name ?? 'card'} line${section.isBare ? '' : ' pad'}`
      return `${gap}<tr><td class="${name}" style="${cellStyle(section, theme)}${line}">${section.html}</td></tr>`
    })
    .join('\n')
