import { MATERIALS } from '@kitwright/garment'
import { LANGUAGES, languageFacts, languageTag } from '@kitwright/words'
import { ActionIcon, NativeSelect, TextInput } from '@mantine/core'
import { IconArchive, IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { usePreferences } from '../../session/index.ts'
import { moved, retired } from './fabricList.ts'
import { fabricPath, type Prices } from './priceForm.ts'
import css from './PricesForm.module.css'
import type { PriceDesk } from './usePriceDraft.ts'

type Fabric = Prices['fabrics'][number]
interface Props {
  readonly fabric: Fabric
  readonly at: number
  /** How many are offered: the last cannot go down, an only one not at all. */
  readonly count: number
  readonly desk: PriceDesk
}

function Names({ fabric, at, desk }: Props) {
  const { t } = useTranslation(['office'])
  const { id, name, material } = fabric
  const { fabrics } = desk.draft
  const change = (by: Partial<Fabric>): void =>
    desk.set({ fabrics: fabrics.map(each => (each.id === id ? { ...each, ...by } : each)) })
  return (
    <>
      {LANGUAGES.map(language => (
        <TextInput
          key={language}
          size="sm"
          required
          lang={languageTag(language)}
          label={t('office:fabric_name', { language: languageFacts(language).name })}
          maxLength={80}
          data-fabric={`${id}.${language}`}
          value={name[language]}
          error={desk.problemAt(fabricPath(at, language))}
          onChange={event => change({ name: { ...name, [language]: event.currentTarget.value } })}
        />
      ))}
      <NativeSelect
        size="sm"
        label={t('office:material')}
        data={MATERIALS.map(value => ({ value, label: t(`office:material_${value}`) }))}
        value={material}
        onChange={event => change({ material: event.currentTarget.value })}
      />
    </>
  )
}

function Acts({ fabric: { id, name }, at, count, desk }: Props) {
  const { t } = useTranslation(['office'])
  const language = usePreferences(state => state.language)
  const { fabrics } = desk.draft
  const shown = { name: name[language] || t('office:fabric_new') }
  const isKept = desk.isKept(id)
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
          onClick={() => desk.set({ fabrics: next() })}
        >
          <Icon size={18} aria-hidden />
        </ActionIcon>
      ))}
    </div>
  )
}

/** One offered fabric: what it is called, what it looks like up close, and its place in the offer. */
export function FabricRow(props: Props) {
  const { t } = useTranslation(['office'])
  return (
    <div className={css.fabric} role="group" aria-label={props.fabric.name.en || t('office:fabric_new')}>
      <Names {...props} />
      <Acts {...props} />
    </div>
  )
}
