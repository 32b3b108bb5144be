import { productTypes } from '@kitwright/garment'
import { inEachLanguage } from '@kitwright/words'
import type { Database, Transaction } from '../database/index.ts'
import type { TenantSettings } from './settings.ts'

interface DemoTenant {
  readonly slug: string
  readonly name: string
  readonly productTypes: readonly string[]
  readonly hosts: readonly string[]
  readonly settings: Partial<TenantSettings>
}

/** Plausible, and plainly no way to send money to anybody. */
const demoPayment = (holder: string, account: string): TenantSettings['payment'] => ({
  banks: [{ bank: 'ABA Bank (demo)', holder: `${holder} (DEMO)`, account }],
  khqr: null,
  takesCash: true,
  ...inEachLanguage({
    en: 'This is a demonstration shop: please do not send any money. A real shop shows its own account and KHQR here.',
    kh: 'នេះជាហាងសាកល្បង៖ សូមកុំផ្ញើប្រាក់។ ហាងពិតនឹងបង្ហាញគណនី និង KHQR របស់ខ្លួននៅទីនេះ។',
  }),
})

/** Two shops that show both sides of every rule that depends on a tenant's product types and colour. */
const DEMO_TENANTS: readonly DemoTenant[] = [
  {
    slug: 'angkor',
    name: 'Angkor Kits',
    productTypes: productTypes(),
    hosts: ['localhost', '127.0.0.1', 'angkor.localhost'],
    settings: {
      colour: '#10b981',
      contact: { phone: '+855 12 345 678', email: 'hello@angkor-kits.example' },
      payment: demoPayment('ANGKOR KITS', '000 000 001'),
    },
  },
  {
    slug: 'mekong',
    name: 'Mekong Tees',
    productTypes: ['TSHIRT'],
    hosts: ['mekong.localhost'],
    settings: {
      colour: '#c2410c',
      contact: { phone: '+855 98 765 432', email: 'hello@mekong-tees.example' },
      payment: demoPayment('MEKONG TEES', '000 000 002'),
    },
  },
]

export interface SeededTenant {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly host: string
}

/**
 * Makes the demo tenants in an empty database, and gives tenants the hosts of the configuration. Safe to repeat, and to run twice at
 * once. Returns the demo tenants that there are. Throws when `publicHosts` names no tenant, or another tenant's host.
 */
export async function seedTenants(
  database: Database,
  publicHosts: readonly { slug: string; host: string }[],
): Promise<SeededTenant[]> {
  return database.withPlatform(async trx => {
    const { count } = await trx
      .selectFrom('tenants')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    if (count === 0) for (const tenant of DEMO_TENANTS) await makeTenant(trx, tenant)
    for (const entry of publicHosts) await giveHost(trx, entry)
    return listDemoTenants(trx)
  })
}

async function makeTenant(trx: Transaction, { slug, name, productTypes, hosts, settings }: DemoTenant): Promise<void> {
  await trx
    .insertInto('tenants')
    .values({ slug, name, product_types: [...productTypes], settings: JSON.stringify(settings) })
    .onConflict(conflict => conflict.column('slug').doNothing())
    .execute()
  for (const host of hosts) await giveHost(trx, { slug, host })
}

async function giveHost(trx: Transaction, { slug, host }: { slug: string; host: string }): Promise<void> {
  const tenant = await trx.selectFrom('tenants').select('id').where('slug', '=', slug).executeTakeFirst()
  if (!tenant) throw new Error(`PUBLIC_HOSTS names the tenant ${slug}, but there is none`)
  await trx
    .insertInto('tenant_hosts')
    .values({ host, tenant_id: tenant.id })
    .onConflict(conflict => conflict.column('host').doNothing())
    .execute()
  const owner = await trx
    .selectFrom('tenant_hosts')
    .select('tenant_id')
    .where('host', '=', host)
    .executeTakeFirstOrThrow()
  if (owner.tenant_id !== tenant.id) throw new Error(`The host ${host} already belongs to another tenant than ${slug}`)
}

async function listDemoTenants(trx: Transaction): Promise<SeededTenant[]> {
  const slugs = DEMO_TENANTS.map(({ slug }) => slug)
  const rows = await trx
    .selectFrom('tenants')
    .select(['id', 'slug', 'name'])
    .where('slug', 'in', slugs)
    .orderBy('slug')
    .execute()
  return rows.map(row => ({ ...row, host: DEMO_TENANTS.find(({ slug }) => slug === row.slug)?.hosts[0] ?? '' }))
}
