import type { StoredAct } from '../../operatorCli/index.ts'
import { actsTable, timeOf } from './actsTable.ts'
import { fillGaps, html, type Markup, type PageContext } from './html.ts'
import { page } from './layout.ts'
import { type ShopLine, stateOf } from './overviewPage.ts'

/** The change of this moment, which the page tells and offers to undo. */
export interface DoneNotice {
  readonly done: 'suspended' | 'resumed' | 'added' | 'removed' | 'unchanged'
  readonly host: string
}

export interface ShopPageState {
  readonly shop: ShopLine
  readonly acts: readonly StoredAct[]
  readonly notice: DoneNotice | null
  readonly refusal: string | null
}

const action = (slug: string, part: string): string => `/shops/${slug}/${part}`

function noticeOf({ words }: PageContext, { done, host }: DoneNotice, slug: string): Markup {
  if (done === 'unchanged') return html`<p class="notice" role="status">${words.unchanged}</p>`
  const undo = {
    suspended: { part: 'resume', field: null },
    resumed: { part: 'suspend', field: null },
    added: { part: 'hosts/remove', field: host },
    removed: { part: 'hosts/add', field: host },
  }[done]
  return html`<div class="notice" role="status">
    <span>${fillGaps(words[`done_${done}`], { host })}</span>
    <form class="inline" method="post" action="${action(slug, undo.part)}">
      ${undo.field !== null && html`<input type="hidden" name="host" value="${undo.field}" />`}<button>
        ${words.undo}
      </button>
    </form>
  </div>`
}

function stateSection(context: PageContext, shop: ShopLine): Markup {
  const { words } = context
  if (shop.suspendedAt !== null)
    return html`<p>
        ${fillGaps(words.suspended_since, { date: timeOf(shop.suspendedAt) })}${shop.suspendedReason !== null && html`<br />${shop.suspendedReason}`}
      </p>
      <form method="post" action="${action(shop.slug, 'resume')}"><button class="main">${words.resume}</button></form>`
  return html`<p>${words.suspend_text}</p>
    <form class="fields" method="post" action="${action(shop.slug, 'suspend')}">
      <label>${words.reason}<textarea name="reason" rows="3" maxlength="300"></textarea></label>
      <div><button class="bad">${words.suspend}</button></div>
    </form>`
}

function hostsSection({ words }: PageContext, { slug, hosts }: ShopLine): Markup {
  const remove = (host: string): Markup =>
    html`<li>
      <span>${host}</span>
      <form class="inline" method="post" action="${action(slug, 'hosts/remove')}">
        <input type="hidden" name="host" value="${host}" /><button
          class="bad"
          aria-label="${fillGaps(words.host_remove_named, { host })}"
        >
          ${words.host_remove}
        </button>
      </form>
    </li>`
  return html`${
      hosts.length === 0
        ? html`<p>${words.no_hosts}</p>`
        : html`<ul class="plain">
            ${hosts.map(remove)}
          </ul>`
    }
    <form class="fields" method="post" action="${action(slug, 'hosts/add')}">
      <label
        >${words.host}<small id="host-hint">${words.host_hint}</small
        ><input
          name="host"
          maxlength="253"
          required
          autocapitalize="none"
          spellcheck="false"
          aria-describedby="host-hint"
      /></label>
      <div><button>${words.host_add}</button></div>
    </form>`
}

export function shopPage(context: PageContext, { shop, acts, notice, refusal }: ShopPageState): string {
  const { words } = context
  const facts = [
    [words.orders, shop.orders],
    [words.customers, shop.customers],
    [words.mails_sent, shop.mails.sent],
    [words.mails_failed, shop.mails.failed],
    [words.mails_waiting, shop.mails.waiting],
    [words.storage, fillGaps(words.megabytes, { count: shop.uploadedMb.toFixed(1) })],
  ] as const
  return page(
    context,
    shop.name,
    html`<p><a href="/">${words.all_shops}</a></p>
      ${notice && noticeOf(context, notice, shop.slug)}${refusal !== null && html`<p class="notice bad" role="alert"><b>${words.not_done}.</b> ${refusal}</p>`}
      <p>${shop.slug} · ${stateOf(context, shop)}</p>
      <table>
        <tbody>
          ${facts.map(
            ([name, value]) =>
              html`<tr>
                <th scope="row">${name}</th>
                <td class="n">${value}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      <h2>${words.state}</h2>
      ${stateSection(context, shop)}
      <h2>${words.hosts}</h2>
      ${hostsSection(context, shop)}
      <h2>${words.acts}</h2>
      ${actsTable(context, acts)}`,
  )
}
