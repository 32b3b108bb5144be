import { Text } from '@mantine/core'
import { Fragment } from 'react'
import { useTranslation } from '../../../texts/index.ts'

const PAGES = [
  ['terms_of_service', '/terms'],
  ['privacy_policy', '/privacy'],
] as const

/** Links to the terms that signing up accepts. Opens them in a new tab, so that nothing typed here is lost. */
export function TermsNote() {
  const { t } = useTranslation(['account', 'common'])
  return (
    <Text size="sm">
      {t('account:terms_note')}
      {PAGES.map(([name, path], i) => (
        <Fragment key={name}>
          {i > 0 ? ', ' : ' '}
          <a href={path} target="_blank" rel="noopener">
            {t(`common:${name}`)}
            <span className="kw-hidden"> ({t('common:opens_new_tab')})</span>
          </a>
        </Fragment>
      ))}
    </Text>
  )
}
