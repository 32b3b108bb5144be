import type { ListedAccount } from '../../operatorCli/index.ts'
import type { RefusalCounts } from '../store/refusals.ts'
import { timeMark } from './actsTable.ts'
import { fillGaps, html, type PageContext } from './html.ts'
import { page } from './layout.ts'

/** The panel's accounts, which commands add and end, and how many sign-ins were refused. */
export function accountsPage(
  context: PageContext,
  { accounts, refusals }: { readonly accounts: readonly ListedAccount[]; readonly refusals: RefusalCounts },
): string {
  const { words } = context
  return page(
    context,
    words.accounts,
    html`<p>${words.accounts_text}</p>
      <div class="scroll" tabindex="0" role="region" aria-label="${words.accounts}">
        <table>
          <thead>
            <tr>
              <th scope="col">${words.email}</th>
              <th scope="col">${words.state}</th>
              <th scope="col">${words.made}</th>
              <th scope="col">${words.last_sign_in}</th>
              <th scope="col" class="n">${words.wrong_attempts}</th>
            </tr>
          </thead>
          <tbody>
            ${accounts.map(
              ({ email, state, madeAt, signedInAt, failures }) =>
                html`<tr>
                  <td>${email}</td>
                  <td>${words[`account_${state}`]}</td>
                  <td>${timeMark(madeAt)}</td>
                  <td>${signedInAt === null ? words.never : timeMark(signedInAt)}</td>
                  <td class="n">${failures}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      <p>${fillGaps(words.refusals, { count: refusals.attempts, networks: refusals.networks })}</p>`,
  )
}
