import { UnstyledButton } from '@mantine/core'
import { useStudio } from '../store/StudioContext.ts'
import type { Tool } from '../store/types.ts'
import { useWords } from '../words.ts'
import styles from './layout.module.css'
import { isOffered, TOOLS } from './tools.ts'
import { useIsDesktop } from './useIsDesktop.ts'

/** The tools: a column on a desktop, a row under the thumb on a phone. */
export function ToolRail() {
  const say = useWords()
  const isDesktop = useIsDesktop()
  const type = useStudio(state => state.garment.productType)
  const tool = useStudio(state => state.tool)
  const isSheetUp = useStudio(state => state.isSheetUp)
  const openTool = useStudio(state => state.openTool)
  const closeSheet = useStudio(state => state.closeSheet)
  const press = (id: Tool): void => {
    if (!isDesktop && isSheetUp && tool === id) closeSheet()
    else openTool(id)
  }
  return (
    <nav className={styles.rail} aria-label={say('tools')}>
      {TOOLS.filter(each => isOffered(each, type)).map(({ id, key, icon: Icon }) => (
        <UnstyledButton
          key={id}
          className={styles.tool}
          aria-pressed={tool === id && (isDesktop || isSheetUp)}
          data-testid={`tool-${id}`}
          onClick={() => press(id)}
        >
          <Icon size={22} stroke={1.6} aria-hidden />
          <span>{say(key)}</span>
        </UnstyledButton>
      ))}
    </nav>
  )
}
