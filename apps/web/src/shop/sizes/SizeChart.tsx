import { snakeCase } from '@kitwright/words'
import type { ProductSizes } from '@kitwright/contract'
import { editorPathOf, isSewn, loadGarment, type MeasureId } from '@kitwright/garment'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/index.ts'
import { UnitSwitch } from '../../ui/index.ts'
import { flatGarment } from './flatGarment.ts'
import { GarmentDrawing } from './GarmentDrawing.tsx'
import css from './SizeChart.module.css'
import { SizeTable } from './SizeTable.tsx'
import { useUnit } from './lengthUnit.ts'

function Drawings({ sizes, letterOf }: Props & { readonly letterOf: (measure: MeasureId) => string }) {
  const { t } = useTranslation(['sizes', 'common'])
  const { type, measures } = sizes
  const { data } = useQuery({
    queryKey: ['flat garment', type],
    enabled: isSewn(type),
    staleTime: Infinity,
    queryFn: async () => flatGarment(await loadGarment(editorPathOf(type)), measures),
  })
  if (!isSewn(type)) return null
  return (
    <div className={css.drawings}>
      {data?.map((drawing, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- a kit's parts never change their order
        <GarmentDrawing key={i} drawing={drawing} letterOf={letterOf} title={t('sizes:how_to_measure')} />
      ))}
    </div>
  )
}

interface Props {
  readonly sizes: ProductSizes
}

/** Shows one product's sizes: the flat garment with its measures, how to take them, and the table. */
export function SizeChart({ sizes }: Props) {
  const { t } = useTranslation(['sizes'])
  const { unit, setUnit } = useUnit()
  const letterOf = (measure: MeasureId): string => String.fromCodePoint(65 + sizes.measures.indexOf(measure))
  return (
    <div className={css.chart}>
      <section className={css.how}>
        <h2>{t('sizes:how_to_measure')}</h2>
        <p>{t('sizes:how_text')}</p>
        <Drawings sizes={sizes} letterOf={letterOf} />
        <dl className={css.steps}>
          {sizes.measures.map(measure => (
            <div key={measure}>
              <dt>
                <span className={css.badge} aria-hidden>
                  {letterOf(measure)}
                </span>
                {t(`sizes:${snakeCase(measure)}`)}
              </dt>
              <dd>{t(`sizes:${snakeCase(measure)}_how`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={css.sizes}>
        <div className={css.bar}>
          <h2>{t('sizes:finished')}</h2>
          <UnitSwitch unit={unit} onChange={setUnit} />
        </div>
        <SizeTable sizes={sizes} letterOf={letterOf} />
        <p className={css.note}>{t('sizes:tolerance')}</p>
      </section>
    </div>
  )
}
