import { parseSettings } from '../../../tenants/index.ts'
import type { CardColour } from '@kitwright/contract'
import {
  type DesignDocument,
  designColours,
  personalRolesIn,
  type UnprintedField,
  unprintedOf,
} from '@kitwright/design'
import { getGarment, sizeLabel } from '@kitwright/garment'
import { asciiName, type FloorGarment, type SquadLine } from '@kitwright/press'
import { inEachLanguage, type Names, namesFromTags } from '@kitwright/words'
import { loadColourCard } from '../../../catalogue/index.ts'
import { sql, type Transaction } from '../../../database/index.ts'
import type { GarmentToSew } from '../../garments/orderGarments.ts'
import { findPressProfile, type PrinterRef, type PressProfile, NO_PRINTER } from '../../printers/pressProfile.ts'
import { eachGarment, type OrderToMake, type Plan } from '../printFiles/packPlan.ts'
import type { Style } from './job.ts'

/** Facts about the shop that papers show. */
export interface ShopFacts {
  readonly name: string
  readonly timeZone: string
  readonly fabrics: ReadonlyMap<string, Names>
  /** The threads and inks of the style. */
  readonly card: readonly CardColour[]
  /** Profile of the manufacturer. */
  readonly maker: PressProfile
}

export async function readShopFacts(
  trx: Transaction,
  supplierId: string | null,
  printer: PrinterRef = NO_PRINTER,
): Promise<ShopFacts> {
  const { rows } = await sql<{ name: string; settings: unknown }>`
    select name, settings from tenants where id = current_tenant_id()`.execute(trx)
  const { name, settings } = rows[0]!
  const fabrics = await trx.selectFrom('fabrics').select(['id', 'names']).execute()
  const named = new Map(fabrics.map(({ id, names }) => [id, namesFromTags(names)]))
  const { colours: card } = await loadColourCard(trx)
  const { timeZone } = parseSettings(settings)
  return { name, timeZone, fabrics: named, card, maker: await findPressProfile(trx, supplierId, printer) }
}

/** Designs that are drawn and cut alike are one style, whoever wears them; each named kit is a style of its own. */
const keyOf = ({ garment }: Plan): string => JSON.stringify([garment.design, garment.document, garment.kit])

const lineOf = ({ line }: Pick<GarmentToSew, 'line'>, order: OrderToMake) => order.lines[line - 1]!

const unprintedIn = ({ player, document }: GarmentToSew): UnprintedField[] =>
  player ? unprintedOf(personalRolesIn(document), player) : []

function squadLine({ garment }: Plan, order: OrderToMake): SquadLine {
  const { line, player, size, document } = garment
  const { version, player_name: name, qty } = lineOf(garment, order)
  const { choices } = getGarment(document.garment)
  const sleeve = (choices['sleeve']?.length ?? 0) > 1 ? document.options['sleeve'] : undefined
  return {
    line,
    number: player?.number ?? null,
    printed: player ? player.name : null,
    unprinted: unprintedIn(garment),
    name,
    size,
    sleeve: sleeve === 'long' || sleeve === 'short' ? sleeve : null,
    version,
    qty,
  }
}

const isFirstOfLine = ({ garment }: Plan): boolean => garment.garment === 1

function fabricsOf(plans: readonly Plan[], order: OrderToMake, { fabrics }: ShopFacts): Names[] {
  const ids = new Set(plans.map(({ garment }) => lineOf(garment, order).fabric))
  return [...ids].map(id => fabrics.get(id) ?? inEachLanguage({ en: id }))
}

/**
 * Returns the card codes of the design's colours only, so that papers are rendered again only when one of these codes
 * changes.
 */
function cardCodesOf(document: DesignDocument, { card }: ShopFacts): Record<string, string> {
  const worn = new Set(designColours(document))
  const on = card.filter(({ hex }) => worn.has(hex))
  // If two card entries have the same colour, the first one is used.
  return Object.fromEntries(on.toReversed().map(({ hex, code, name }) => [hex, [code, name].filter(Boolean).join(' ')]))
}

/** Returns the styles of an order in its order, and every garment with its style. */
export function stylesOf(
  order: OrderToMake,
  files: readonly Plan[],
  shop: ShopFacts,
): { readonly styles: Style[]; readonly garments: FloorGarment[] } {
  const plans = eachGarment(files.map(plan => ({ plan }))).map(({ plan }) => plan)
  const keys = [...new Set(plans.map(plan => keyOf(plan)))]
  const codeOf = (at: number): string => `${asciiName(order.number, 'ORDER', 20)}-${at + 1}`
  const styles = keys.map((key, at): Style => {
    const own = plans.filter(plan => keyOf(plan) === key)
    const { garment, facts, chartVersion } = own[0]!
    return {
      style: codeOf(at),
      name: garment.design,
      kit: garment.kit,
      revision: garment.revision,
      document: garment.document,
      chart: facts.chart,
      chartVersion,
      cardCodes: cardCodesOf(garment.document, shop),
      fabrics: fabricsOf(own, order, shop),
      lines: own.filter(isFirstOfLine).map(plan => squadLine(plan, order)),
      who: { ...garment.who, size: sizeLabel(garment.size) },
    }
  })
  const floorGarment = (plan: Plan): FloorGarment => {
    const { line, garment, size, player }: GarmentToSew = plan.garment
    const style = codeOf(keys.indexOf(keyOf(plan)))
    const printed = player ? player.name : null
    return {
      line,
      garment,
      style,
      size,
      number: player?.number ?? null,
      printed,
      unprinted: unprintedIn(plan.garment),
      pieces: plan.pieces,
    }
  }
  return { styles, garments: plans.map(floorGarment) }
}
