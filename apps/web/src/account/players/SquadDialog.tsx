import { LIMITS, type Squad } from '@kitwright/contract'
import { runsOf, type Size } from '@kitwright/garment'
import { Alert, Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { FormProvider, useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslation } from '../../texts/index.ts'
import { RosterImport, usualSize } from '../../roster/index.ts'
import { RequiredNote, useApi, useSend, useTenant } from '../../session/index.ts'
import { CancelButton, Dialog, useDiscardGuard, useForm } from '../../ui/index.ts'
import css from './PlayersPage.module.css'
import { PlayerFieldRow, PlayerHeads } from './PlayerFieldRow.tsx'
import { SquadNames } from './SquadNames.tsx'
import { duplicateNumbers, fieldsOf, squadOf, type PlayerFields, type SquadFields } from './squadForm.ts'

interface Props {
  readonly squad: Pick<Squad, 'id' | 'name' | 'players'>
  readonly onClose: () => void
}

const freshPlayer = (size: Size): PlayerFields => ({
  id: crypto.randomUUID(),
  name: '',
  printName: '',
  number: '',
  size,
  version: 'player',
  sleeve: null,
})

/** The squad's players in rows, and buttons to add more; must be inside the squad's form. */
function Players() {
  const { t } = useTranslation(['account', 'common'])
  const { control, watch } = useFormContext<SquadFields>()
  const { fields, append, remove } = useFieldArray({ control, name: 'players', keyName: 'key' })
  const [isPasting, setPasting] = useState(false)
  // A squad belongs to no product.
  const run = runsOf(useTenant().productTypes)
  const shared = duplicateNumbers(watch('players'))
  return (
    <>
      <div className={css.rows}>
        {fields.length > 0 && <PlayerHeads />}
        {fields.map((field, index) => (
          <PlayerFieldRow key={field.key} index={index} run={run} onRemove={() => remove(index)} />
        ))}
      </div>
      {shared.length > 0 && (
        <Alert color="orange" variant="light" mt="md">
          {t('account:duplicate_numbers', { numbers: shared.join(', ') })}
        </Alert>
      )}
      <SquadNames />
      <div className={css.buttons}>
        <Button
          variant="default"
          onClick={() => append(freshPlayer(usualSize(run)), { focusName: `players.${fields.length}.name` })}
        >
          {t('account:add_player')}
        </Button>
        <Button variant="default" aria-expanded={isPasting} onClick={() => setPasting(!isPasting)}>
          {t('account:paste')}
        </Button>
      </div>
      {isPasting && (
        <div className={css.paste}>
          <RosterImport
            room={LIMITS.players - fields.length}
            run={run}
            onAdd={players => append(players.map(fieldsOf), { shouldFocus: false })}
            onDone={() => setPasting(false)}
          />
        </div>
      )}
    </>
  )
}

/** Creates or changes a squad. */
export function SquadDialog({ squad, onClose }: Props) {
  const { t } = useTranslation(['account', 'common'])
  const api = useApi()
  const send = useSend({ queryKey: ['GET /api/squads'] })
  const form = useForm<SquadFields>({ defaultValues: { name: squad.name, players: squad.players.map(fieldsOf) } })
  const { errors, isSubmitting, isDirty } = form.formState
  const close = useDiscardGuard({ isLost: () => isDirty, onClose })

  const submit = form.handleSubmit(async values => {
    const isSaved = await send(async () => api('POST /api/squads', { body: squadOf(squad.id, values) }), {
      said: t('account:squad_saved'),
      isQuiet: true,
    })
    if (isSaved) onClose()
  })

  return (
    <Dialog onClose={close} title={squad.name || t('account:new_squad')} size={860} closeLabel={t('common:close')}>
      <FormProvider {...form}>
        <form onSubmit={submit} noValidate>
          <TextInput
            label={t('account:squad_name')}
            required
            maxLength={LIMITS.title}
            data-autofocus
            error={errors.name?.message}
            {...form.register('name', { validate: value => value.trim() !== '' || t('common:name_required') })}
          />
          <Players />
          <RequiredNote />
          <div className={css.foot}>
            <CancelButton onClick={close}>{t('common:cancel')}</CancelButton>
            <Button type="submit" loading={isSubmitting}>
              {t('common:save')}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Dialog>
  )
}
