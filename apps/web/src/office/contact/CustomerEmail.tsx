import { useTranslation } from '../../texts/index.ts'

/** A customer's address as a link, or that no mail reaches them. */
export function CustomerEmail({ email }: { readonly email: string }) {
  const { t } = useTranslation(['desk'])
  return email === '' ? <span>{t('desk:no_email')}</span> : <a href={`mailto:${email}`}>{email}</a>
}
