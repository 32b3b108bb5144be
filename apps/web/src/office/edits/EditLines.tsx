import type { OrderLine } from '@kitwright/contract'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from '../../texts/index.ts'
import { useFabricName } from '../../domainComponents/index.ts'
import css from './Edit.module.css'
import { newLine, type TypedLine } from './editForm.ts'
import { EditRow } from './EditRow.tsx'
import { CopyToKit } from './KitFields.tsx'

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
  /** Puts new lines behind the last one of their group. */
  const add = (of: readonly TypedLine[], added: readonly TypedLine[] = [newLine(of.at(-1)!)]): void => {
    const at = lines.indexOf(of.at(-1)!) + 1
    onChange([...lines.slice(0, at), ...added, ...lines.slice(at)])
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
              <div className={css.acts}>
                <CopyToKit group={group} onAdd={added => add(group, added)} />
                <Button
                  variant="subtle"
                  size="xs"
                  leftSection={<IconPlus size={16} aria-hidden />}
                  onClick={() => add(group)}
                >
                  {t('edits:add_line')}
                </Button>
              </div>
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
