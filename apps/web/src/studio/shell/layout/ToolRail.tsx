import { UnstyledButton } from '@mantine/core'
import { useTranslation } from '../../../texts/index.ts'
import { useStudio } from '../../context/index.ts'
import { offeredTools, type Tool } from '@kitwright/editor'
import css from './Layout.module.css'
import { SHOWN } from './toolAppearance.ts'
import { useIsDesktop } from '../../../ui/index.ts'

/** The tools: a column on a desktop, a row under the thumb on a phone. */
export function ToolRail() {
  const { t } = useTranslation(['studio'])
  const isDesktop = useIsDesktop()
  const garment = useStudio(state => state.garment)
  const tool = useStudio(state => state.tool)
  const isSheetUp = useStudio(state => state.isSheetUp)
  const openPanel = useStudio(state => state.openPanel)
  const closeSheet = useStudio(state => state.closeSheet)
  const press = (id: Tool): void => {
    if (!isDesktop && isSheetUp && tool === id) closeSheet()
    else openPanel(id)
  }
  return (
    <nav className={css.rail} aria-label={t('studio:tools')}>
      {offeredTools(garment)
        .map(id => ({ id, ...SHOWN[id] }))
        .map(({ id, key, icon: Icon }) => (
          <UnstyledButton
            key={id}
            className={css.tool}
            aria-pressed={tool === id && (isDesktop || isSheetUp)}
            data-testid={`tool-${id}`}
            onClick={() => press(id)}
          >
            <Icon size={22} stroke={1.6} aria-hidden />
            <span>{t(`studio:${key}`)}</span>
          </UnstyledButton>
        ))}
    </nav>
  )
}
