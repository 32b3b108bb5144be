import { dpiOf, type DesignDocument, GOOD_DPI, type KitRole } from '@kitwright/design'
import type { Garment } from '@kitwright/garment'
import type { SizeOf } from '@kitwright/editor'
import { SegmentedControl } from '@mantine/core'
import { IconPhoto, IconTypography } from '@tabler/icons-react'
import { useTranslation } from '../../../texts/index.ts'
import { usePieceName } from '../../../domainComponents/index.ts'
import { useLabels } from '../desk/useLabels.ts'
import type { ReviewWarning } from '../warnings/findWarnings.ts'
import css from './Inspector.module.css'

interface Props {
  readonly document: DesignDocument
  readonly garment: Garment
  readonly sizeOf: SizeOf
  readonly warnings: readonly ReviewWarning[]
  readonly chosen: string | null
  readonly onChoose: (layer: string) => void
  readonly kit: KitRole | null
  readonly onKit: (kit: KitRole | null) => void
}

/** The visible layers with their true sizes, topmost first, in one of the design's kits. */
export function LayerList({ document, garment, sizeOf, warnings, chosen, onChoose, kit, onKit }: Props) {
  const { t } = useTranslation(['review', 'club'])
  const { layerName } = useLabels(garment)
  const pieceName = usePieceName()
  const coarse = new Set(warnings.flatMap(({ kind, layer }) => (kind === 'dpi' && layer ? layer.id : [])))
  const layers = document.layers.filter(layer => !layer.isHidden).toReversed()
  const kits = [null, ...document.kits.map(({ role }) => role)]
  return (
    <section className={css.section} aria-labelledby="review-layers">
      <h2 id="review-layers">{t('review:layers')}</h2>
      {kits.length > 1 && (
        <SegmentedControl
          size="xs"
          className={css.kits}
          aria-label={t('review:kit')}
          value={kit ?? 'home'}
          onChange={value => onKit(kits.find(each => each === value) ?? null)}
          data={kits.map(role => ({ value: role ?? 'home', label: t(`club:${role ?? 'home'}`) }))}
        />
      )}
      {layers.length === 0 && <p className={css.quiet}>{t('review:no_layers')}</p>}
      <ul className={css.layers}>
        {layers.map(layer => {
          const { widthMm, heightMm } = sizeOf(layer)
          const Icon = layer.kind === 'text' ? IconTypography : IconPhoto
          const dpi = layer.kind === 'image' && coarse.has(layer.id) ? dpiOf(layer) : null
          return (
            <li key={layer.id}>
              <button
                type="button"
                className={css.layer}
                aria-pressed={chosen === layer.id}
                onClick={() => onChoose(layer.id)}
              >
                <Icon size={16} aria-hidden />
                <span className={css.what}>
                  {layerName(layer)}
                  <small data-coarse={dpi !== null || undefined}>
                    {dpi === null
                      ? layer.kind === 'image'
                        ? t('review:sharp', { dpi: GOOD_DPI })
                        : layer.font
                      : `${dpi} dpi`}
                  </small>
                </span>
                <span className={css.size}>
                  {Math.round(widthMm)} × {Math.round(heightMm)} mm
                  <small>{pieceName(layer.piece)}</small>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
