import { snakeCase } from '@kitwright/words'
import type { StoredAct } from '../../operatorCli/index.ts'
import { html, type Markup, type PageContext } from './html.ts'
import { page } from './layout.ts'

/** As `2026-12-01 04:30`, in UTC, for operators of every time zone. */
export const timeOf = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`

export const timeMark = (at: Date): Markup => html`<time datetime="${at.toISOString()}">${timeOf(at)}</time>`

const detailsOf = (detail: StoredAct['detail']): string =>
  Object.entries(detail)
    .filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0))
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(', ') : String(value)}`)
    .join(' · ')

export function actsTable({ words }: PageContext, acts: readonly StoredAct[]): Markup {
  if (acts.length === 0) return html`<p>${words.no_acts}</p>`
  const nameOf = (act: StoredAct['act']): string => words[`act_${snakeCase(act)}`]
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${words.acts}">
    <table>
      <thead>
        <tr>
          <th scope="col">${words.time}</th>
          <th scope="col">${words.who}</th>
          <th scope="col">${words.what}</th>
          <th scope="col">${words.shop}</th>
          <th scope="col">${words.details}</th>
        </tr>
      </thead>
      <tbody>
        ${acts.map(
          ({ at, actor, act, shop, detail }) =>
            html`<tr>
              <td>${timeMark(at)}</td>
              <td>${actor}</td>
              <td>${nameOf(act)}</td>
              <td>${shop}</td>
              <td>${detailsOf(detail)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

export const actsPage = (context: PageContext, acts: readonly StoredAct[], isMore: boolean): string =>
  page(
    context,
    context.words.acts,
    html`${actsTable(context, acts)}${isMore && html`<p><a href="/acts?before=${acts.at(-1)!.id}">${context.words.earlier}</a></p>`}`,
  )
