import type { FontPage } from '@kitwright/library'
import { Pagination } from '@mantine/core'
import { useTranslation } from '../../../../../texts/index.ts'
import css from '../Fonts.module.css'

interface FontPagesProps {
  readonly result: FontPage | undefined
  readonly isLarge: boolean
  readonly onTurn: (page: number) => void
}

/** Page buttons for twelve fonts a page. Shows nothing if one page holds them all. */
export function FontPages({ result, isLarge, onTurn }: FontPagesProps) {
  const { t } = useTranslation(['fonts'])
  if (!result || result.pages < 2) return null
  return (
    <Pagination
      size={isLarge ? 'lg' : 'sm'}
      value={result.page}
      total={result.pages}
      onChange={onTurn}
      siblings={0}
      className={css.pages}
      getControlProps={control => ({
        'aria-label': t(control === 'next' || control === 'last' ? 'fonts:page_next' : 'fonts:page_previous'),
      })}
      getItemProps={page => ({ 'aria-label': t('fonts:page', { page }) })}
    />
  )
}
