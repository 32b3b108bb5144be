import { escape } from './escape.ts'
import { headBlock, type MailBlockContext } from './mailBlocks.ts'
import type { OrderListing, OrderedGroup, OrderedRow } from '../letters/orderListing.ts'

/** Renders tables of the ordered items, one for each design, kit and fabric. */
export const orderedBlock = ({ head, columns, groups }: OrderListing, context: MailBlockContext): string =>
  [headBlock(head, context), ...groups.map(group => groupTable(group, columns, context))].join('\n')

/** Renders a group's table. Each row contains only widths and text; the mail's style sheet has the rest. */
function groupTable(
  { title, hasPlayers, rows, sum }: OrderedGroup,
  columns: OrderListing['columns'],
  { tones }: MailBlockContext,
): string {
  const keys = hasPlayers ? (['number', 'name', 'size', 'quantity'] as const) : (['size', 'quantity'] as const)
  const noted = hasPlayers ? 'name' : 'size'
  const heads = keys.map(
    key =>
      `<th scope="col" align="${alignOf(key)}"${key === noted ? ' width="99%"' : ' nowrap'}>${escape(columns[key])}</th>`,
  )
  const foot = sum.map(text => `<tr><td colspan="${keys.length}" class="muted sum">${escape(text)}</td></tr>`)
  return `<p class="strong" style="margin:0 0 4px;${tones.strong};word-break:break-word">${escape(title)}</p>
<table class="rows plain${hasPlayers ? ' squad' : ''}" width="100%" cellpadding="4" cellspacing="0" border="0" style="margin:0 0 20px;border-collapse:collapse;${tones.plain};font-size:14px">
<tr class="muted" style="${tones.muted}">${heads.join('')}</tr>
${[...rows.map(row => `<tr valign="top">${keys.map(key => cellOf(row, key, key === noted)).join('')}</tr>`), ...foot].join('\n')}
</table>`
}

type Key = keyof OrderListing['columns']

const alignOf = (key: Key): 'left' | 'right' => (key === 'quantity' ? 'right' : 'left')

/** Renders a cell. The column with the notes fills the remaining width and breaks longer names. */
function cellOf(row: OrderedRow, key: Key, hasNotes: boolean): string {
  const align = alignOf(key) === 'right' ? ' align="right"' : ''
  const notes = row.notes.length > 0 ? `<br><span class="small">${escape(row.notes.join(' · '))}</span>` : ''
  return hasNotes ? `<td class="long">${escape(row[key])}${notes}</td>` : `<td${align} nowrap>${escape(row[key])}</td>`
}
