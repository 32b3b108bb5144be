import type { Details, Response_ } from '@kitwright/contract'
import { Button, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from '../../../texts/index.ts'
import { clearDevice } from '../../../drafts/index.ts'
import {
  CallFailure,
  FormProblem,
  restoreFocus,
  useApi,
  useCall,
  useFormSend,
  useSession,
} from '../../../session/index.ts'
import { Dialog, toast, useForm } from '../../../ui/index.ts'
import css from './CloseDialog.module.css'
import { OwnPasswordField } from './OwnPasswordField.tsx'

type ClosingFacts = Response_<'GET /api/accounts/closing'>

/** Names the orders that stand in the way, each with its page. */
function OpenOrders({ orders }: { orders: ClosingFacts['openOrders'] }) {
  const { t } = useTranslation(['personal', 'account', 'common'])
  return (
    <Stack gap="sm" role="status">
      <Text fw={600}>{t('personal:close_open')}</Text>
      <ul className={css.orders}>
        {orders.map(({ id, number, canCancel }) => (
          <li key={id}>
            <Link to="/me/histories" search={{ search: number, order: id }}>
              {t('account:order_number', { number })}
            </Link>{' '}
            {t(canCancel ? 'personal:close_can_cancel' : 'personal:close_must_wait')}
          </li>
        ))}
      </ul>
    </Stack>
  )
}

/** Says what goes and what stays. */
function Consequences({ closing }: { closing: ClosingFacts }) {
  const { t } = useTranslation(['personal'])
  const { designs, squads, pictures, quotes, keptOrders } = closing
  return (
    <Stack gap="xs">
      <Text size="sm">{t('personal:close_goes', { designs, squads, pictures, quotes })}</Text>
      {keptOrders > 0 && <Text size="sm">{t('personal:close_stays', { count: keptOrders })}</Text>}
      <Text size="sm" fw={600}>
        {t('personal:close_final')}
      </Text>
    </Stack>
  )
}

interface Props {
  readonly details: Details
  readonly onClose: () => void
}

/** Deletes the account by the password, or by the typed e-mail address where there is none. */
export function CloseDialog({ details, onClose }: Props) {
  const { t } = useTranslation(['personal', 'account', 'common'])
  const { data: closing, error, refetch } = useCall('GET /api/accounts/closing', {})
  return (
    <Dialog onClose={onClose} title={t('personal:close_title')} size={520} closeLabel={t('common:close')}>
      <Stack gap="md">
        {error && <CallFailure error={error} onRetry={() => void refetch()} />}
        {!closing && !error && <Skeleton h={140} />}
        {closing && closing.openOrders.length > 0 && <OpenOrders orders={closing.openOrders} />}
        {closing?.openOrders.length === 0 && (
          <>
            <Consequences closing={closing} />
            <CloseForm details={details} />
          </>
        )}
      </Stack>
    </Dialog>
  )
}

const PLACES = { 'current-password-wrong': 'password' } as const

function CloseForm({ details: { hasPassword, email } }: Pick<Props, 'details'>) {
  const { t } = useTranslation(['personal', 'account', 'common'])
  const api = useApi()
  const navigate = useNavigate()
  const { signOut } = useSession()
  const form = useForm({ defaultValues: { password: '', typed: '' } })
  const { problem, send } = useFormSend(form.setError, { places: PLACES })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ password, typed }) => {
    const body = hasPassword ? { password } : { email: typed.trim() }
    await send(async () => api('POST /api/accounts/closing', { body }), {
      done: async () => {
        // Leaves pages that need the session first, so that their guard does not send the visitor to sign in.
        await navigate({ to: '/' })
        await clearDevice()
        signOut()
        toast('success', t('personal:close_done'))
      },
    })
  })
  return (
    <FormProvider {...form}>
      <form onSubmit={restoreFocus(submit)} noValidate>
        <Stack gap="md">
          <FormProblem problem={problem} />
          {hasPassword ? (
            <OwnPasswordField hasPassword error={errors.password?.message} />
          ) : (
            <TextInput
              label={t('personal:close_type', { email })}
              description={t('personal:fresh_sign_in')}
              autoComplete="off"
              error={errors.typed?.message}
              {...form.register('typed', {
                validate: value => value.trim().toLowerCase() === email || t('personal:close_type_wrong'),
              })}
            />
          )}
          <Button type="submit" color="red" loading={isSubmitting}>
            {t('personal:close_button')}
          </Button>
        </Stack>
      </form>
    </FormProvider>
  )
}
