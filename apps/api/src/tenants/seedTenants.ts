import { type ProductType, productTypes } from '@kitwright/garment'
import { eachLanguage, loadNames } from '@kitwright/words'
import { type Config, StartError } from '../config/index.ts'
import type { Database, Transaction } from '../database/index.ts'
import { findTenantBySlug } from './findTenant.ts'
import { giveHost, makeTenant, type NewTenant } from './makeTenant.ts'
import { parseSettings, type TenantSettings } from './settings.ts'

interface DemoTenant extends NewTenant {
  readonly hosts: readonly string[]
}

const DEMO = await loadNames('demoShop')

/** Plausible data that visibly cannot receive money. */
const demoPayment = (name: string, account: string): TenantSettings['payment'] => ({
  banks: [{ bank: 'ABA Bank (demo)', holder: `${name.toUpperCase()} (DEMO)`, account }],
  khqr: null,
  // No bank is called demo: an app that scans the code finds no account.
  khqrAccount: {
    kind: 'individual',
    id: `${name.toLowerCase().replaceAll(' ', '_')}@demo`,
    accountNumber: '',
    merchantId: '',
    bank: '',
    name: `${name} DEMO`,
    city: 'Phnom Penh',
    nameKhmer: '',
    cityKhmer: '',
  },
  takesCash: true,
  rielPerDollar: 4100,
  payWithinDays: 7,
  reminds: false,
  releaseAfterDays: 0,
  warnDays: 3,
  ...DEMO.payment,
})

/** Terms that show every choice: three ways, of which one costs, a capacity, and faster production. */
const demoShipping: TenantSettings['shipping'] = {
  ...parseSettings({}).shipping,
  capacityPerDay: 150,
  rush: { days: 8, percent: 20, capacityPerDay: 40 },
  methods: {
    courier: { isOn: true, cents: 0, days: 2, note: eachLanguage(() => '') },
    bus: { isOn: true, cents: 150, days: 1, note: eachLanguage(() => '') },
    shop: { isOn: true, cents: 0, days: 0, note: eachLanguage(() => '') },
  },
  exchangeRule: DEMO.exchange_rule,
}

/** Samples of every garment, credited for six months. */
const demoSamples = (types: readonly ProductType[]): TenantSettings['samples'] => ({
  months: 6,
  products: Object.fromEntries(types.map(type => [type, { size_set: 9000, swatches: 500, sewn: 2500 }])),
})

/** Two shops that cover both sides of every rule that depends on a tenant's product types and colour. */
const DEMO_TENANTS: readonly DemoTenant[] = [
  {
    slug: 'angkor',
    name: 'Angkor Kits',
    productTypes: productTypes(),
    hosts: ['localhost', '127.0.0.1', 'angkor.localhost'],
    settings: {
      colour: '#10b981',
      theme: 'angkor',
      contact: { phone: '+855 12 345 678', email: 'hello@angkor-kits.example' },
      payment: demoPayment('Angkor Kits', '000 000 001'),
      shipping: demoShipping,
      samples: demoSamples(productTypes()),
    },
  },
  {
    slug: 'mekong',
    name: 'Mekong Tees',
    productTypes: ['TSHIRT'],
    hosts: ['mekong.localhost'],
    settings: {
      colour: '#c2410c',
      theme: 'matchday',
      contact: { phone: '+855 98 765 432', email: 'hello@mekong-tees.example' },
      payment: demoPayment('Mekong Tees', '000 000 002'),
      samples: demoSamples(['TSHIRT']),
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
 * Creates the demo tenants in an empty database if the configuration requests them, and assigns the configured hosts to
 * tenants. Idempotent and safe to run concurrently. Returns the existing demo tenants. Throws a `StartError` if
 * `publicHosts` names no tenant or another tenant's host. With other cells, which may not answer yet, a missing tenant
 * may be there: nothing is created and nothing is reported missing.
 */
export async function seedTenants(
  database: Database,
  { publicHosts, demo }: Pick<Config, 'publicHosts' | 'demo'>,
): Promise<SeededTenant[]> {
  return database.withPlatform(async trx => {
    const { count } = await trx
      .selectFrom('tenants')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    const isAll = database.cells.length === 1
    if (count === 0 && demo && isAll) for (const tenant of DEMO_TENANTS) await makeDemoTenant(trx, tenant)
    for (const entry of publicHosts)
      if (isAll || (await findTenantBySlug(trx, entry.slug))) await givePublicHost(trx, entry)
    return listDemoTenants(trx)
  })
}

async function makeDemoTenant(trx: Transaction, tenant: DemoTenant): Promise<void> {
  await makeTenant(trx, tenant)
  for (const host of tenant.hosts) await givePublicHost(trx, { slug: tenant.slug, host })
}

async function givePublicHost(trx: Transaction, { slug, host }: { slug: string; host: string }): Promise<void> {
  const tenant = await findTenantBySlug(trx, slug)
  if (!tenant)
    throw new StartError(
      `PUBLIC_HOSTS names the shop ${slug}, but there is none. Make it first (npm run kit -- shop add ${slug} …), or take it out.`,
    )
  const owner = await giveHost(trx, { tenantId: tenant.id, host })
  if (owner !== undefined) throw new StartError(`PUBLIC_HOSTS gives ${host} to ${slug}, but it is ${owner}’s already.`)
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
