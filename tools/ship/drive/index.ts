import { freeProfiles } from '@kitwright/press/node'
import pg from 'pg'
import { covered } from './coverage/coverage.ts'
import { driveDesigning, driveReview } from './driveDesigns.ts'
import { driveLooking } from './driveReads.ts'
import { drivePages } from './drivePages.ts'
import { driveDeliveries, driveFonts, driveGroups, drivePeople, driveSettings, driveTemplates } from './driveOffice.ts'
import { driveCart, driveShipping } from './driveCart.ts'
import { driveCosts } from './driveCosts.ts'
import { driveInbox, driveRules } from './driveInbox.ts'
import { drivePartnerParcel, drivePartners } from './partners/drivePartners.ts'
import { driveQuotes, driveStaffOrders } from './driveQuotes.ts'
import { driveParcel, drivePaying, driveProof, move, orderVersion, placeOrder, type Trade } from './driveOrders.ts'
import { driveAccount, drivePersonal, driveUnlock, enterOffice, type Shop, signUp } from './people.ts'
import { visit } from './visit.ts'
import type { BotServer } from './telegram/botServer.ts'
import { connectTelegram, endTelegram } from './telegram/driveTelegram.ts'
import { addSupplier, driveHandover, drivePack, driveDocuments } from './drivePress.ts'

export interface Driven extends Shop {
  readonly tree: string
  readonly databaseUrl: string
  readonly metricsPort: number
  /** The stand-in for Telegram. */
  readonly bots: BotServer
  /** The administrator with the link of `kit shop add`. */
  readonly admin: string
}

/**
 * Exercises everything in the shipped server once: every route of the contract, every kind of work, every queue. It
 * reads the coverage from the server's own metrics and queues, so a new one that nothing here exercises is an error
 * that names it.
 */
export async function driveAll(driven: Driven): Promise<void> {
  const database = new pg.Client({ connectionString: driven.databaseUrl })
  await database.connect()
  try {
    // Wrong passwords cause a wait of half a minute; everything else runs in that time.
    const unlock = driveUnlock(driven)
    unlock.catch(() => undefined)
    await step('what anybody sees', driveLooking(driven))
    const office = await enterOffice(driven, driven.admin)
    await step('accounts', driveAccount(driven))
    await step('settings', driveSettings(office))
    await step('rules', driveRules(office))
    await step('pages', drivePages(office))
    await step('the shop’s fonts', driveFonts(office, driven, driven.tree))
    await step('groups of customers', driveGroups(office, driven))
    const buyer = await signUp(driven, 'buyer')
    const drawing = await step('designs', driveDesigning(driven, buyer))
    // Stores a drawing as before uploads were weighed: the next request weighs it.
    await database.query("select set_config('kitwright.tenant', (select id::text from tenants), false)")
    await database.query('update files set is_heavy = null')
    await visit(driven.place).fetch(drawing, /^image\/svg/)
    // An answer waits for twelve seconds, in which it could be taken back; everything else runs in that time.
    const inbox = driveInbox(office, driven, buyer)
    inbox.catch(() => undefined)
    await step('templates', driveTemplates(office, buyer))
    await step('people', drivePeople(office, driven))
    await step('mails that fail', driveDeliveries(office, driven))
    const { products } = await buyer.ask('GET /api/pricing')
    const fabric = products.find(({ type }) => type === 'TSHIRT')!.fabrics[0]!.id
    const trade = { shop: driven, buyer, office, fabric }
    await step('delivery', driveShipping(trade))
    const chat = { shop: driven, bots: driven.bots, customer: buyer }
    await step('a bot', connectTelegram(office, chat))
    await driveOrder(trade, driven.bots)
    await step('the inbox', inbox)
    await step('a pause after wrong passwords', unlock)
    await step('queues and kinds of work', covered(driven, database))
  } finally {
    await database.end()
  }
}

async function driveOrder(trade: Trade, bots: BotServer): Promise<void> {
  const { office } = trade
  const { output } = await freeProfiles()
  const supplier = await addSupplier(trade, output)
  const placed = await placeOrder(trade)
  const { id } = placed
  await step('partners', drivePartners(trade))
  await step('a cart', driveCart(trade, id))
  await step('quotes', driveQuotes(trade))
  await step('orders by staff', driveStaffOrders(trade))
  await step('review desk', driveReview(trade))
  await step('a proof', driveProof(trade, placed))
  await office.ask('PUT /api/office/orders/{id}/supplier', {
    params: { id },
    headers: await orderVersion(office, id),
    body: { supplier: supplier.name },
  })
  await step('payments and invoices', drivePaying(trade, id))
  await step('costs', driveCosts(trade, { supplierId: supplier.id, orderId: id }))
  await move(trade, id, 'APPROVED')
  const packId = await step('print files', drivePack(trade, placed))
  await step('the supplier', driveHandover(trade, placed, packId, supplier.token))
  await step('a parcel of a partner', drivePartnerParcel(trade, id))
  await step('the parcel', driveParcel(trade, placed))
  await step('credit notes', driveDocuments(trade, id))
  await step('messages by Telegram', endTelegram(office, { bots, customer: trade.buyer }))
  await step('a customer’s own account', drivePersonal(trade.shop, trade.buyer))
}

async function step<T>(what: string, work: Promise<T>): Promise<T> {
  const begun = performance.now()
  const done = await work
  console.log(`  ${what}: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  return done
}
