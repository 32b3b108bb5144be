import { createClient } from '@kitwright/contract'
import type { PrintedAccount } from '../../../apps/api/src/server.ts'
import { signIn, valueOf } from './demoClient.ts'

/** Messages of visitors by the contact form. */
const OF_VISITORS = [
  {
    contact: 'sreyneang.bun@example.com',
    subject: 'Polo shirts for a school',
    message: 'How much are 30 polo shirts with a crest on the chest, and can they be here by 20 December?',
  },
  {
    contact: 'rotana.keo@example.com',
    subject: 'សួរអំពីតម្លៃ',
    message: 'សួស្តី តើអាវ ២០ មានឈ្មោះ និងលេខ តម្លៃប៉ុន្មាន? ខ្ញុំត្រូវការមុនបុណ្យអុំទូក។',
  },
  {
    contact: '012 555 141',
    subject: 'Opening hours',
    message: 'When are you open on Saturdays? I want to see the cloth.',
  },
]

/** Messages that customers write on their own page. */
const OF_CUSTOMERS = ['Can we still add a goalkeeper in size XL?', 'អរគុណច្រើន! ឈុតស្អាតណាស់ ក្រុមទាំងមូលចូលចិត្ត។']

/** Writes to the shop as visitors and as its first customers, so that its inbox holds conversations in both languages. */
export async function writeMessages(address: string, accounts: readonly PrintedAccount[]): Promise<void> {
  const visitor = createClient({ baseUrl: address, send: fetch })
  for (const body of OF_VISITORS) valueOf(await visitor('POST /api/contact', { body }))
  const { tenant } = accounts[0]!
  const customers = accounts.filter(account => account.role === 'CUSTOMER' && account.tenant === tenant)
  for (const [at, text] of OF_CUSTOMERS.entries()) {
    const account = customers[at]
    if (!account) return
    const customer = await signIn(address, account)
    valueOf(await customer('POST /api/conversation/messages', { body: { text } }))
  }
}
