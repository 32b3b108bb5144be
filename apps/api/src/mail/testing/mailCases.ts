import type { DeliveryKind } from '@kitwright/contract'
import { accountCases } from './cases/accountCases.ts'
import { changeCases } from './cases/changeCases.ts'
import { deliveryCases } from './cases/deliveryCases.ts'
import { moneyCases } from './cases/moneyCases.ts'
import { orderCases } from './cases/orderCases.ts'
import { staffCases } from './cases/staffCases.ts'
import { wordCases } from './cases/wordCases.ts'
import type { MailCase } from './mailCase.ts'
import type { MailStage } from './mailStage.ts'

type Cases = { readonly [K in DeliveryKind]: Readonly<Record<string, MailCase<K>>> }

/** Returns mails of every kind: a new kind does not compile without one. */
export const mailCases = (stage: MailStage): Cases => ({
  ...accountCases(stage),
  ...orderCases(stage),
  ...deliveryCases(stage),
  ...moneyCases(stage),
  ...changeCases(stage),
  ...wordCases(stage),
  StaffMailAsked: staffCases(stage),
})
