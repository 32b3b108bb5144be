import { LIMITS } from '@kitwright/contract'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useApi } from '../../session/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import type { Customer } from '../officeTypes.ts'
import { NeedsRight } from '../session/NeedsRight.tsx'
import css from './CustomerPage.module.css'

/** Adds the address of a customer whom no mail reached, and invites them to it. */
export function GiveEmail({ customer: { id } }: { readonly customer: Customer }) {
  const { t } = useTranslation(['desk', 'office'])
  const api = useApi()
  const act = useOfficeAction()
  const [email, setEmail] = useState('')
  const [wrong, setWrong] = useState('')
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    await act(
      async () => api('PUT /api/office/customers/{id}/email', { params: { id }, body: { email: email.trim() } }),
      {
        said: t('desk:email_added', { email: email.trim() }),
        refused: ({ error }) => {
          const isOfField = error.fields?.some(({ path }) => path === 'email') === true
          setWrong(isOfField ? error.message : '')
          return isOfField
        },
      },
    )
  }
  return (
    <>
      {t('desk:no_email')}
      <NeedsRight of="orders">
        <form className={css.give} noValidate onSubmit={event => void send(event)}>
          <TextInput
            type="email"
            size="sm"
            label={t('office:email')}
            description={t('desk:email_add_hint')}
            maxLength={LIMITS.email}
            required
            value={email}
            error={wrong}
            onChange={event => {
              setEmail(event.currentTarget.value)
              setWrong('')
            }}
          />
          <Button type="submit" size="sm" variant="default">
            {t('desk:email_add')}
          </Button>
        </form>
      </NeedsRight>
    </>
  )
}
