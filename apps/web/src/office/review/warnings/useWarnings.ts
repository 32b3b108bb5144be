import { type DesignDocument, type ImageLayer, resolutionOf } from '@kitwright/design'
import type { SizeOf } from '@kitwright/editor'
import type { Garment } from '@kitwright/garment'
import { useCallback, useMemo } from 'react'
import { findNameProblems, loadHiddenLayers } from '../../../domainComponents/index.ts'
import { useAsync } from '../../../ui/index.ts'
import type { OfficeDesign, OfficeOrder } from '../../officeTypes.ts'
import { findWarnings, type ReviewWarning } from './findWarnings.ts'

async function typeOf(id: string): Promise<readonly [string, string]> {
  const answer = await fetch(`/api/files/${id}`, { method: 'HEAD' }).catch(() => null)
  return [id, answer?.headers.get('content-type') ?? '']
}

/** Returns the MIME types of a design's stored pictures by their ids; null while they load. */
function useMimes(document: DesignDocument): ReadonlyMap<string, string> | null {
  const ids = [
    ...new Set(
      document.layers.flatMap(layer => (layer.kind === 'image' && layer.asset.source === 'file' ? layer.asset.id : [])),
    ),
  ].join(' ')
  const load = useCallback(async () => new Map(await Promise.all(ids.split(' ').filter(Boolean).map(typeOf))), [ids])
  return useAsync(load, { isSticky: true }).data ?? null
}

/** Warnings about contrast and about names, which need pictures and fonts. */
async function lookClosely(document: DesignDocument, names: readonly string[]): Promise<readonly ReviewWarning[]> {
  const [hidden, { long, lost }] = await Promise.all([loadHiddenLayers(document), findNameProblems(document, names)])
  const nameLayer = document.layers.find(layer => layer.kind === 'text' && layer.role === 'playerName') ?? null
  const whole = { layer: nameLayer, isBlocking: true, fix: null }
  return [
    ...hidden.map(({ layer, kits }): ReviewWarning => ({
      kind: 'contrast',
      layer,
      values: { kits: kits.map(kit => kit ?? 'home').join(' ') },
      isBlocking: false,
      fix: null,
    })),
    ...lost.map(({ name, letters }): ReviewWarning => ({
      ...whole,
      kind: 'lostLetters',
      values: { name, letters: letters.join(' ') },
    })),
    ...long.map((name): ReviewWarning => ({ ...whole, kind: 'longName', values: { name } })),
  ]
}

/** Names and numbers that orders have and that the design has no layer for. */
function unprintedIn(orders: OfficeDesign['orders']): readonly ReviewWarning[] {
  const counts = orders.filter(({ status }) => status === 'REVIEWING').map(({ unprinted }) => unprinted)
  const sum = (what: 'names' | 'numbers') => counts.reduce((all, each) => all + each[what], 0)
  const isBlocking = counts.some(each => !each.isAccepted && each.names + each.numbers > 0)
  const tell = (kind: 'noName' | 'noNumber', count: number): ReviewWarning[] =>
    count === 0 ? [] : [{ kind, layer: null, values: { count }, isBlocking, fix: null }]
  return [...tell('noName', sum('names')), ...tell('noNumber', sum('numbers'))]
}

export interface DesignToCheck {
  readonly document: DesignDocument
  readonly garment: Garment
  readonly sizeOf: SizeOf
  readonly orders: OfficeDesign['orders']
  readonly order: OfficeOrder | undefined
}

/** Returns what staff should look at, the blocking first; null while it is being found. */
export function useWarnings({
  document,
  garment,
  sizeOf,
  orders,
  order,
}: DesignToCheck): readonly ReviewWarning[] | null {
  const mimes = useMimes(document)
  const names = JSON.stringify([...new Set(order?.lines.flatMap(({ printName }) => printName || []) ?? [])])
  const look = useCallback(async () => lookClosely(document, JSON.parse(names) as string[]), [document, names])
  const { data: close, isError } = useAsync(look, { isSticky: true })
  return useMemo(() => {
    if (!mimes || !(close ?? isError)) return null
    const isVector = (layer: ImageLayer) => resolutionOf(layer, mimes.get(layer.asset.id) ?? '').kind === 'vector'
    const found = [...unprintedIn(orders), ...(close ?? []), ...findWarnings({ garment, document, sizeOf, isVector })]
    return found.toSorted((a, b) => Number(b.isBlocking) - Number(a.isBlocking))
  }, [mimes, close, isError, orders, garment, document, sizeOf])
}
