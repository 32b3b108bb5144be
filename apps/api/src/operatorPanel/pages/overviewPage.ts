import type { QueueState } from '../../jobs/index.ts'
import type { ShopCounts, ShopState } from '../../operatorCli/index.ts'
import type { MailCounts } from '../store/readMails.ts'
import { fillGaps, html, type Markup, type PageContext } from './html.ts'
import { page } from './layout.ts'

export type ShopLine = ShopState & ShopCounts & { readonly mails: MailCounts }

export const stateOf = ({ words }: PageContext, { suspendedAt }: Pick<ShopLine, 'suspendedAt'>): Markup =>
  suspendedAt === null
    ? html`<span class="state">${words.open}</span>`
    : html`<span class="state bad">${words.suspended}</span>`

function shopsTable(context: PageContext, shops: readonly ShopLine[]): Markup {
  const { words } = context
  if (shops.length === 0) return html`<p>${words.no_shops}</p>`
  const numbers = ['orders', 'customers', 'mails_sent', 'mails_failed', 'mails_waiting', 'storage'] as const
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${words.shops}">
    <table>
      <thead>
        <tr>
          <th scope="col">${words.shop}</th>
          <th scope="col">${words.state}</th>
          ${numbers.map(key => html`<th scope="col" class="n">${words[key]}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${shops.map(
          shop =>
            html`<tr>
              <td><a href="/shops/${shop.slug}">${shop.name}</a><br />${shop.slug}</td>
              <td>${stateOf(context, shop)}</td>
              <td class="n">${shop.orders}</td>
              <td class="n">${shop.customers}</td>
              <td class="n">${shop.mails.sent}</td>
              <td class="n">${shop.mails.failed}</td>
              <td class="n">${shop.mails.waiting}</td>
              <td class="n">${fillGaps(words.megabytes, { count: shop.uploadedMb.toFixed(1) })}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

const WAITING = new Set(['created', 'retry'])

interface QueueLine {
  readonly queue: string
  readonly waiting: number
  readonly running: number
  readonly failed: number
  readonly oldestSeconds: number
}

/** Sums the states of each queue; the oldest job is of those that wait. */
export function linesOf(states: readonly QueueState[]): QueueLine[] {
  const lines = new Map<string, QueueLine>()
  for (const { queue, state, count, oldestSeconds } of states) {
    const line = lines.get(queue) ?? { queue, waiting: 0, running: 0, failed: 0, oldestSeconds: 0 }
    const isWaiting = WAITING.has(state)
    lines.set(queue, {
      queue,
      waiting: line.waiting + (isWaiting ? count : 0),
      running: line.running + (state === 'active' ? count : 0),
      failed: line.failed + (state === 'failed' ? count : 0),
      oldestSeconds: isWaiting && count > 0 ? Math.max(line.oldestSeconds, oldestSeconds) : line.oldestSeconds,
    })
  }
  return [...lines.values()]
    .filter(({ waiting, running, failed }) => waiting + running + failed > 0)
    .toSorted((a, b) => (a.queue < b.queue ? -1 : 1))
}

function queuesTable({ words }: PageContext, states: readonly QueueState[]): Markup {
  const lines = linesOf(states)
  if (lines.length === 0) return html`<p>${words.no_jobs}</p>`
  const heads = ['waiting', 'running', 'failed', 'oldest'] as const
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${words.queues}">
    <table>
      <thead>
        <tr>
          <th scope="col">${words.queue}</th>
          ${heads.map(key => html`<th scope="col" class="n">${words[key]}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${lines.map(
          ({ queue, waiting, running, failed, oldestSeconds }) =>
            html`<tr>
              <td>${queue}</td>
              <td class="n">${waiting}</td>
              <td class="n">${running}</td>
              <td class="n">${failed}</td>
              <td class="n">${fillGaps(words.seconds, { count: Math.round(oldestSeconds) })}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

export function overviewPage(
  context: PageContext,
  { shops, queues }: { readonly shops: readonly ShopLine[]; readonly queues: readonly QueueState[] },
): string {
  const { words } = context
  return page(
    context,
    words.shops,
    html`${shopsTable(context, shops)}
      <h2>${words.queues}</h2>
      <p>${words.queues_text}</p>
      ${queuesTable(context, queues)}`,
  )
}
