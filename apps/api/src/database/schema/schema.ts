import type { FabricFacts } from '@kitwright/garment'
import type { Language } from '@kitwright/words'
import type { ColumnType, Generated } from 'kysely'
import type { Presence } from './findTenantCell.ts'
import type { GeneratedOnce, Json } from './schemaColumns.ts'
import type { DeliveriesTable, EventsTable, HeardEventsTable, OutboxTable } from './schemaEvents.ts'

export interface TenantsTable {
  id: GeneratedOnce<string>
  slug: string
  name: string
  settings: ColumnType<Record<string, unknown>, string | undefined, string>
  product_types: string[]
  created_at: Generated<Date>
  prices_version: Generated<number>
  /** Moment since which the shop has been closed to everyone. */
  suspended_at: ColumnType<Date | null, undefined, Date | null>
  suspended_reason: ColumnType<string | null, undefined, string | null>
  /** Changes whenever something that the public sees changes. */
  content_version: Generated<number>
  presence: Generated<Presence>
  /** The end of the freeze of a tenant that is moving away. */
  frozen_until: ColumnType<Date | null, undefined, Date | null>
}

export interface TenantHostsTable {
  /** Lower case, without a port. */
  host: string
  tenant_id: string
}

export interface SecretsTable {
  name: string
  value: Buffer
  created_at: Generated<Date>
}

export interface UsedCellsTable {
  name: string
}

interface ProcessesTable {
  id: string
  name: string
  cells: string[]
  seen_at: Generated<Date>
}

interface UpkeepTable {
  name: string
  begun_at: Date
  done_at: Date | null
  last_error: string | null
}

export interface AccountsTable {
  id: GeneratedOnce<string>
  tenant_id: GeneratedOnce<string>
  /** Lower case. Null for a customer whom staff added without one. */
  email: string | null
  /** Null for an account created with Google, until its owner sets a password. */
  password_hash: string | null
  role: 'CUSTOMER' | 'STORE' | 'ADMIN'
  first_name: string
  last_name: string
  phone: string | null
  language: Generated<Language>
  is_blocked: Generated<boolean>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  email_confirmed_at: Date | null
  google_sub: string | null
  terms_version: string | null
  terms_accepted_at: Date | null
  notifications: ColumnType<
    Partial<Record<'orders' | 'designs' | 'payments' | 'news' | 'messages' | 'digest', boolean>>,
    string | undefined,
    string
  >
  removed_at: Date | null
  /** A role of the shop's own; null for customers, and for staff with one of the two roles that every shop has. */
  staff_role_id: ColumnType<string | null, string | null | undefined, string | null>
}

export interface StaffRolesTable {
  id: GeneratedOnce<string>
  tenant_id: GeneratedOnce<string>
  name: string
  /** In the order of the alphabet, each once. */
  rights: string[]
}

export interface OneTimeCodesTable {
  tenant_id: GeneratedOnce<string>
  account_id: string
  hash: Buffer
  sent_at: Date
  expires_at: Date
  tries: Generated<number>
}

export interface OneTimeLinksTable {
  tenant_id: GeneratedOnce<string>
  hash: Buffer
  account_id: string
  purpose: 'reset' | 'unlock'
  made_at: Date
  expires_at: Date
  used_at: Date | null
}

export interface KnownDevicesTable {
  tenant_id: GeneratedOnce<string>
  account_id: string
  device: Buffer
  known_at: Date
}

export interface MailWishesTable {
  tenant_id: GeneratedOnce<string>
  key: string
  asked_at: Date
}

export interface SessionsTable {
  id: GeneratedOnce<string>
  tenant_id: GeneratedOnce<string>
  account_id: string
  client_id: 'web' | 'office'
  user_agent: string
  ip: string
  started_at: Date
  last_used_at: Date
  ended_at: Date | null
  end_reason: 'sign-out' | 'reuse' | 'blocked' | 'password' | 'ended-elsewhere' | 'email' | 'deleted' | 'factor' | null
}

export interface RefreshTokensTable {
  tenant_id: GeneratedOnce<string>
  hash: Buffer
  session_id: string
  issued_at: Date
  used_at: Date | null
}

export interface SignInFailuresTable {
  tenant_id: GeneratedOnce<string>
  key: string
  failures: number
  failed_at: Date
  locked_until: Date | null
}

export interface PriceRulesTable {
  tenant_id: GeneratedOnce<string>
  minimum_qty: number
  lead_time_days: number
  long_sleeve_surcharge_cents: number
  long_sleeve_discount_percent: number
  promotion_percent: number | null
  promotion_from: Date | null
  promotion_until: Date | null
}

export interface FabricsTable {
  tenant_id: GeneratedOnce<string>
  id: string
  position: number
  /** By tag. */
  names: ColumnType<Readonly<Record<string, string>>, string, string>
  material: Generated<string>
  is_retired: Generated<boolean>
  weight_gsm: number | null
  /** Shares of fibres; empty if not stated. */
  composition: ColumnType<FabricFacts['composition'], string | undefined, string>
  /** Symbols by treatment; one that is absent is not stated. */
  care: ColumnType<Partial<FabricFacts['care']>, string | undefined, string>
  picture_id: string | null
  /** Colours as printed on it; empty if not stated. */
  inks: ColumnType<readonly { readonly code: string; readonly hex: string }[], string | undefined, string>
  supplier_ids: Generated<string[]>
}

export interface BasePricesTable {
  tenant_id: GeneratedOnce<string>
  product_type: string
  fabric: string
  cents: number
}

export interface QuantityStepsTable {
  tenant_id: GeneratedOnce<string>
  fabric: string
  from_qty: number
  percent: number
}

export interface SizeSurchargesTable {
  tenant_id: GeneratedOnce<string>
  size: string
  cents: number
}

export interface SizeChartsTable {
  tenant_id: GeneratedOnce<string>
  product_type: string
  version: number
  /** Millimetres by measure, by size. */
  rows: Json<Record<string, Record<string, number>>>
  changed_at: Generated<Date>
}

export interface FilesTable {
  id: GeneratedOnce<string>
  tenant_id: GeneratedOnce<string>
  account_id: string
  mime: string
  width_px: number
  height_px: number
  bytes: number
  created_at: Generated<Date>
  /** Null for an SVG whose weight has not been computed yet. */
  is_heavy: boolean | null
  /** The hash of the file as it came; null for one stored before hashes were recorded and not read since. */
  sha256: string | null
}

export interface FileUsesTable {
  tenant_id: GeneratedOnce<string>
  file_id: string
  design_id: string | null
  template_id: string | null
}

export interface FontsTable {
  tenant_id: GeneratedOnce<string>
  id: string
  family: string
  lang: string
  mime: string
  bytes: number
  metrics: Json<unknown>
  coverage: string
  uploaded_by: string | null
  catalogue_id: string | null
  subset: string | null
  more: string[]
  created_at: Date
  removed_at: Date | null
}

/** Every table of the database. Written by hand beside its migration. */
export interface DB {
  tenants: TenantsTable
  tenant_hosts: TenantHostsTable
  secrets: SecretsTable
  upkeep: UpkeepTable
  used_cells: UsedCellsTable
  processes: ProcessesTable
  events: EventsTable
  outbox: OutboxTable
  heard_events: HeardEventsTable
  deliveries: DeliveriesTable
  accounts: AccountsTable
  sessions: SessionsTable
  staff_roles: StaffRolesTable
  refresh_tokens: RefreshTokensTable
  sign_in_failures: SignInFailuresTable
  one_time_codes: OneTimeCodesTable
  one_time_links: OneTimeLinksTable
  known_devices: KnownDevicesTable
  mail_wishes: MailWishesTable
  price_rules: PriceRulesTable
  fabrics: FabricsTable
  base_prices: BasePricesTable
  quantity_steps: QuantityStepsTable
  size_surcharges: SizeSurchargesTable
  size_charts: SizeChartsTable
  files: FilesTable
  file_uses: FileUsesTable
  fonts: FontsTable
}
