import type { OrderLine } from '@kitwright/contract'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from '../../texts/index.ts'
import { useFabricName } from '../../domainComponents/index.ts'
import css from './Edit.module.css'
import { newLine, type TypedLine } from './editForm.ts'
import { EditRow } from './EditRow.tsx'

interface Props {
  readonly lines: readonly TypedLine[]
  /** The lines whose price is known. */
  readonly known: readonly Pick<OrderLine, 'id' | 'unitCents'>[]
  readonly isLocked: boolean
  readonly wrong: ReadonlySet<string>
  readonly onChange: (lines: readonly TypedLine[]) => void
}

const groupOf = ({ designId, fabric }: TypedLine): string => `${designId} ${fabric}`

/** The lines of an edit by design and fabric. */
export function EditLines({ lines, known, isLocked, wrong, onChange }: Props) {
  const { t } = useTranslation(['edits'])
  const fabricName = useFabricName()
  const byId = new Map(known.map(line => [line.id, line]))
  const groups = Map.groupBy(lines, groupOf)
  /** Puts a new line behind the last one of its group. */
  const add = (of: readonly TypedLine[]): void => {
    const last = of.at(-1)!
    const at = lines.indexOf(last) + 1
    onChange([...lines.slice(0, at), newLine(last), ...lines.slice(at)])
  }
  return (
    <>
      {[...groups].map(([key, group]) => (
        <section key={key} className={css.group} aria-label={group[0]!.designName}>
          <header>
            <h3>
              {group[0]!.designName} <small>{fabricName(group[0]!.fabric)}</small>
            </h3>
            {!isLocked && (
              <Button
                variant="subtle"
                size="xs"
                leftSection={<IconPlus size={16} aria-hidden />}
                onClick={() => add(group)}
              >
                {t('edits:add_line')}
              </Button>
            )}
          </header>
          <ul>
            {group.map(line => (
              <EditRow
                key={line.key}
                line={line}
                was={byId.get(line.key)}
                isLocked={isLocked}
                wrong={wrong}
                onChange={changed => onChange(lines.map(each => (each.key === changed.key ? changed : each)))}
                onDrop={() => onChange(lines.filter(each => each.key !== line.key))}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
