import { Button } from '@mantine/core'
import { Fragment, Suspense, useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { useFabricName } from '../../../domainComponents/index.ts'
import { formatCents, lazy } from '../../../ui/index.ts'
import css from '../Production.module.css'
import { usePackActs } from '../packs/usePackActs.ts'
import type { Pack } from '../packs/usePacks.ts'

// Loaded when it is opened.
const MarkerDialog = lazy(async () => ({ default: (await import('./MarkerDialog.tsx')).MarkerDialog }))

const metres = (mm: number): string => (mm / 1_000).toFixed(2)
const PERCENT = 100
/** Multiples of the usual search time. */
const EFFORTS = [4, 16] as const

/** Shows the length gained by a longer search. */
function Gain({ markers }: Pick<Pack, 'markers'>) {
  const { t } = useTranslation(['production'])
  if (markers.every(({ beforeMm }) => beforeMm === null)) return null
  const gainMm = markers.reduce((sum, { beforeMm, lengthMm }) => sum + (beforeMm ?? lengthMm) - lengthMm, 0)
  return (
    <p className={css.quiet}>
      {gainMm > 0 ? t('production:tighter_gain', { metres: metres(gainMm) }) : t('production:tighter_none')}
    </p>
  )
}

/** Searches longer for a shorter roll, starting from the current layout. */
function Tighter({ pack, orderId }: { pack: Pack; orderId: string }) {
  const { t } = useTranslation(['production'])
  const { pressTighter } = usePackActs(orderId)
  return (
    <div className={css.tighter}>
      <p className={css.quiet}>{t('production:tighter_text')}</p>
      {EFFORTS.map(effort => (
        <Button key={effort} size="sm" variant="default" onClick={() => void pressTighter(pack, effort)}>
          {t('production:tighter', { effort })}
        </Button>
      ))}
    </div>
  )
}

/** Lists the fabrics on which nothing could be nested. */
function Missing({ markers, unlaid }: Pick<Pack, 'markers' | 'unlaid'>) {
  const { t } = useTranslation(['production'])
  const fabricName = useFabricName()
  if (unlaid.length > 0)
    return <p className={css.quiet}>{t('production:marker_none_of', { fabrics: unlaid.map(fabricName).join(', ') })}</p>
  return markers.length === 0 && <p className={css.quiet}>{t('production:marker_none')}</p>
}

/** Facts in a row. Lines break between facts, never within one. */
const Facts = ({ facts }: { readonly facts: readonly string[] }) =>
  facts.map((fact, i) => (
    <Fragment key={fact}>
      {i > 0 && ' · '}
      <span className={css.fact}>{fact}</span>
    </Fragment>
  ))

interface Props {
  readonly pack: Pack
  readonly orderId: string | null
}

/** Fabric that an order uses of the supplier's rolls, and the layout of each roll. */
export function Markers({ pack, orderId }: Props) {
  return (
    <>
      <Missing markers={pack.markers} unlaid={pack.unlaid} />
      {pack.markers.length > 0 && <Laid pack={pack} orderId={orderId} />}
    </>
  )
}

function Laid({ pack, orderId }: Props) {
  const { t } = useTranslation(['production'])
  const fabricName = useFabricName()
  const [open, setOpen] = useState<number | null>(null)
  const { markers, garments } = pack
  const lengthMm = markers.reduce((sum, marker) => sum + marker.lengthMm, 0)
  const costs = markers.flatMap(({ costCents }) => (costCents === null ? [] : [costCents]))
  const cents = costs.reduce((sum, cost) => sum + cost, 0)
  const each = Math.max(1, garments)
  const partOf = ({ fabric, part, of }: Pick<Pack['markers'][number], 'fabric' | 'part' | 'of'>): string =>
    `${fabricName(fabric)} ${part}/${of}`
  return (
    <details className={css.findings}>
      <summary>
        {t('production:marker_sum', { metres: metres(lengthMm), each: metres(lengthMm / each) })}
        {costs.length > 0 && (
          <small>
            {t('production:marker_cost', { cost: formatCents(cents), each: formatCents(Math.round(cents / each)) })}
          </small>
        )}
      </summary>
      <ul>
        {markers.map(({ fabric, part, of, widthMm, lengthMm: own, density, pieces, costCents }, at) => (
          <li key={`${fabric} ${part}`} className={css.marker}>
            <span>
              {partOf({ fabric, part, of })}
              <small>
                <Facts
                  facts={[
                    `${widthMm} mm × ${metres(own)} m`,
                    `${Math.round(density * PERCENT)} %`,
                    t('production:marker_pieces', { count: pieces }),
                    ...(costCents === null ? [] : [formatCents(costCents)]),
                  ]}
                />
              </small>
            </span>
            {pack.isKept && (
              <Button size="sm" variant="default" onClick={() => setOpen(at)}>
                {t('production:marker_look')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Gain markers={markers} />
      {orderId !== null && <Tighter pack={pack} orderId={orderId} />}
      {open !== null && (
        <Suspense>
          <MarkerDialog packId={pack.id} at={open} part={partOf(markers[open]!)} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </details>
  )
}
