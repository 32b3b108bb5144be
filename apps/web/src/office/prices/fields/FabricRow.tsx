import { LIMITS } from '@kitwright/contract'
import { MATERIALS } from '@kitwright/garment'
import { LANGUAGES, languageFacts, languageTag } from '@kitwright/words'
import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconArchive, IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from '../../../texts/index.ts'
import { usePreferences } from '../../../session/index.ts'
import { moved, retired, type Fabrics } from '../form/fabricList.ts'
import { CardButton } from '../cards/CardButton.tsx'
import { FactsButton } from '../facts/FactsButton.tsx'
import { FigureField } from './FigureField.tsx'
import { fabricPath, type PriceFields } from '../form/priceForm.ts'
import css from '../PricesForm.module.css'
import { useFabrics } from '../form/useFabrics.ts'

interface Props {
  readonly fabric: Fabrics[number]
  readonly at: number
  /** Number of offered fabrics. The last one cannot move down, and an only one cannot move. */
  readonly count: number
  /** Whether the API knows it. */
  readonly isKept: boolean
}

function Names({ at }: Props) {
  const { t } = useTranslation(['office'])
  const { register } = useFormContext<PriceFields>()
  return (
    <>
      {LANGUAGES.map(language => (
        <FigureField
          key={language}
          path={fabricPath(at, language)}
          size="sm"
          required
          lang={languageTag(language)}
          label={t('office:fabric_name', { language: languageFacts(language).name })}
          maxLength={LIMITS.namedText}
        />
      ))}
      <NativeSelect
        size="sm"
        label={t('office:material')}
        data={MATERIALS.map(value => ({ value, label: t(`office:material_${value}`) }))}
        {...register(`fabrics.${at}.material`)}
      />
    </>
  )
}

function Acts({ fabric: { id, name }, at, count, isKept }: Props) {
  const { t } = useTranslation(['office'])
  const language = usePreferences(state => state.language)
  const { fabrics, setFabrics } = useFabrics()
  const shown = { name: name[language] || t('office:fabric_new') }
  const acts = [
    {
      key: 'up',
      label: t('office:fabric_up', shown),
      icon: IconArrowUp,
      isOff: at === 0,
      next: () => moved(fabrics, id, -1),
    },
    {
      key: 'down',
      label: t('office:fabric_down', shown),
      icon: IconArrowDown,
      isOff: at === count - 1,
      next: () => moved(fabrics, id, 1),
    },
    {
      key: 'away',
      label: t(isKept ? 'office:fabric_retire' : 'office:fabric_remove', shown),
      icon: isKept ? IconArchive : IconTrash,
      isOff: count === 1,
      next: () => (isKept ? retired(fabrics, id, true) : fabrics.filter(fabric => fabric.id !== id)),
    },
  ]
  return (
    <div className={css.acts}>
      {acts.map(({ key, label, icon: Icon, isOff, next }) => (
        <ActionIcon
          key={key}
          variant="subtle"
          color="gray"
          size={44}
          aria-label={label}
          title={label}
          disabled={isOff}
          onClick={() => setFabrics(next())}
        >
          <Icon size={18} aria-hidden />
        </ActionIcon>
      ))}
    </div>
  )
}

/** One offered fabric: its name, its close-up material, its place in the order, its weight and care. */
export function FabricRow(props: Props) {
  const { t } = useTranslation(['office'])
  return (
    <div className={css.fabric} role="group" aria-label={props.fabric.name.en || t('office:fabric_new')}>
      <Names {...props} />
      <Acts {...props} />
      <FactsButton fabric={props.fabric} />
      <CardButton fabric={props.fabric} />
    </div>
  )
}
