import { sql } from '../../../database/index.ts'
import type { MailStage } from '../mailStage.ts'

const confirmed = sql`update accounts set email_confirmed_at = now()`

/** Returns the mails of accounts. */
export const accountCases = ({ customer, store, email, ids }: MailStage) => {
  const asked = { email, language: 'en' }
  const change = { changeId: ids.change }
  return {
    AccountRegistered: { welcome: { subjectId: customer, payload: {}, facts: ['/products'] } },
    CodeAsked: {
      code: { subjectId: customer, payload: asked, facts: [] },
      taken: { subjectId: customer, payload: asked, changes: [confirmed], facts: ['/auth/signin'] },
    },
    ResetAsked: { reset: { subjectId: customer, payload: asked, facts: ['/auth/resetpassword#'] } },
    UnlockAsked: { unlock: { subjectId: customer, payload: asked, facts: ['/auth/unlock#'] } },
    AdministratorAdded: { added: { subjectId: store, payload: {}, facts: ['/auth/resetpassword'] } },
    CustomerInvited: {
      invited: {
        subjectId: customer,
        payload: {},
        changes: [sql`update accounts set password_hash = null`],
        facts: ['/auth/resetpassword'],
      },
    },
    PasswordChanged: { changed: { subjectId: customer, payload: {}, facts: ['/auth/forgotpassword'] } },
    SecondFactorChanged: {
      on: { subjectId: customer, payload: { what: 'app-on' as const }, facts: ['/me/setting'] },
      recovery: { subjectId: customer, payload: { what: 'recovery-used' as const, codesLeft: 3 }, facts: ['3'] },
      passkey: {
        subjectId: store,
        payload: { what: 'passkey-added' as const, name: 'My phone' },
        facts: ['/office/security'],
      },
    },
    EmailChangeAsked: { asked: { subjectId: customer, payload: change, facts: ['/auth/email#'] } },
    EmailChanged: {
      changed: {
        subjectId: customer,
        payload: change,
        changes: [sql`update email_changes set confirmed_at = now()`],
        facts: ['new@example.com', '/auth/email?way=undo#'],
      },
    },
    AccountClosed: { closed: { subjectId: customer, payload: {}, facts: ['Angkor Kits'] } },
    ExportReady: {
      ready: { subjectId: customer, payload: { exportId: ids.change }, facts: ['/me/setting#export'] },
    },
  }
}
