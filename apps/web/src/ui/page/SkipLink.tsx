import { useTranslation } from 'react-i18next'
import css from './SkipLink.module.css'

/** The first link of a page with a menu: keys reach the page's content (`#content`) by it. Shown while it has the focus. */
export function SkipLink() {
  const { t } = useTranslation(['common'])
  return (
    <a className={css.skip} href="#content">
      {t('common:skip_to_content')}
    </a>
  )
}
