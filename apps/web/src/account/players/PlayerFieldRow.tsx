import { LIMITS } from '@kitwright/contract'
import { sizeLabel, sortSizes, type Size } from '@kitwright/garment'
import { ActionIcon, NativeSelect, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from '../../texts/index.ts'
import css from './PlayersPage.module.css'
import { isShirtNumber, type SquadFields } from './squadForm.ts'

/** Names the columns on wide screens. */
export function PlayerHeads() {
  const { t } = useTranslation(['common'])
  const keys = ['name', 'print_name', 'number', 'size', 'version'] as const
  return (
    <div className={`${css.row} ${css.heads}`} aria-hidden>
      {keys.map(key => (
        <span key={key}>{t(`common:${key}`)}</span>
      ))}
    </div>
  )
}

interface PlayerFieldRowProps {
  readonly index: number
  /** Sizes in which the shop's products come. */
  readonly run: readonly Size[]
  readonly onRemove: () => void
}

/** The fields of one player of a squad. */
export function PlayerFieldRow({ index, run, onRemove }: PlayerFieldRowProps) {
  const { t } = useTranslation(['common', 'account'])
  const { register, formState } = useFormContext<SquadFields>()
  const errors = formState.errors.players?.[index]
  const row = index + 1
  const own = useWatch<SquadFields, `players.${number}.size`>({ name: `players.${index}.size` })
  const named = (label: string) => ({ 'aria-label': label, label, classNames: { label: css.label }, size: 'sm' })
  const versions = [
    { value: 'player', label: t('common:player') },
    { value: 'goalkeeper', label: t('common:goalkeeper') },
  ]
  return (
    <div className={css.row} role="group" aria-label={t('account:player_row', { row })}>
      <TextInput
        {...named(t('common:name'))}
        maxLength={LIMITS.name}
        error={errors?.name?.message}
        {...register(`players.${index}.name`, { validate: value => value.trim() !== '' || t('common:name_required') })}
      />
      <TextInput
        {...named(t('common:print_name'))}
        maxLength={LIMITS.printName}
        {...register(`players.${index}.printName`)}
      />
      <TextInput
        {...named(t('common:number'))}
        className={css.third}
        inputMode="numeric"
        maxLength={3}
        error={errors?.number?.message}
        {...register(`players.${index}.number`, {
          validate: value => isShirtNumber(value) || t('common:number_invalid'),
        })}
      />
      <NativeSelect
        {...named(t('common:size'))}
        className={css.third}
        data={sortSizes([...run, own]).map(size => ({ value: size, label: sizeLabel(size) }))}
        {...register(`players.${index}.size`)}
      />
      <NativeSelect
        {...named(t('common:version'))}
        className={css.third}
        data={versions}
        {...register(`players.${index}.version`)}
      />
      <ActionIcon
        className={css.remove}
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('account:remove_player', { row })}
        onClick={onRemove}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </div>
  )
}
