import { type Blazon, DIVISION_IDS, drawCrest, SHAPE_IDS, SHAPE_KINDS, SHAPES, startBlazon } from '@kitwright/crest'
import { snakeCase } from '@kitwright/words'
import { Stack, Title, UnstyledButton } from '@mantine/core'
import { useTranslation } from '../../../../texts/index.ts'
import css from './Crest.module.css'

export interface BlazonFieldsProps {
  readonly blazon: Blazon
  /** Changes with the same `key`, as from one slider, are one undo step. */
  readonly onChange: (change: Partial<Blazon>, key?: string) => void
}

const PLAIN = { ...startBlazon(), symbol: { ...startBlazon().symbol, id: null } }
const pictureOf = (blazon: Blazon): string => `data:image/svg+xml,${encodeURIComponent(drawCrest(blazon, () => null))}`

/** Edits the shape of a crest and the division of its field, each shown in the crest's own colours. */
export function ShapeFields({ blazon, onChange }: BlazonFieldsProps) {
  const { t } = useTranslation(['crest'])
  const { field, second, rims, band } = blazon
  const plain: Blazon = { ...PLAIN, field, second, rims, band }
  return (
    <Stack gap="md">
      {SHAPE_KINDS.map(kind => (
        <div key={kind} role="group" aria-label={t(`crest:${kind}`)}>
          <Title order={3} size="h6">
            {t(`crest:${kind}`)}
          </Title>
          <div className={css.tiles}>
            {SHAPE_IDS.filter(id => SHAPES[id].kind === kind).map(id => (
              <UnstyledButton
                key={id}
                className={css.tile}
                aria-pressed={blazon.shape === id}
                aria-label={t(`crest:shape_${snakeCase(id)}`)}
                title={t(`crest:shape_${snakeCase(id)}`)}
                onClick={() => onChange({ shape: id })}
              >
                <img src={pictureOf({ ...plain, shape: id })} alt="" />
              </UnstyledButton>
            ))}
          </div>
        </div>
      ))}
      <div role="group" aria-label={t('crest:division')}>
        <Title order={3} size="h6">
          {t('crest:division')}
        </Title>
        <div className={css.tiles}>
          {DIVISION_IDS.map(id => (
            <UnstyledButton
              key={id}
              className={css.tile}
              aria-pressed={blazon.division === id}
              aria-label={t(`crest:division_${id}`)}
              title={t(`crest:division_${id}`)}
              onClick={() => onChange({ division: id })}
            >
              <img src={pictureOf({ ...plain, shape: blazon.shape, division: id })} alt="" />
            </UnstyledButton>
          ))}
        </div>
      </div>
    </Stack>
  )
}
