import { useTranslation } from '../../texts/index.ts'
import css from './SkipLink.module.css'

/**
 * The first link of a page with a menu, which leads keyboard users to the page's content (`#content`). Shown while it
 * has the focus.
 */
export function SkipLink() {
  const { t } = useTranslation(['common'])
  return (
    <a className={css.skip} href="#content">
      {t('common:skip_to_content')}
    </a>
  )
}
