import { create } from 'zustand'

export interface Question {
  readonly title: string
  readonly message: string
  readonly accept: string
  readonly reject: string
  /** The accept button warns when what follows cannot be undone. */
  readonly isDangerous?: boolean
}
interface Asking {
  readonly question: Question | null
  readonly answer: (isAccepted: boolean) => void
}
const nobody = (): void => {}

export const useQuestion = create<Asking>()(() => ({ question: null, answer: nobody }))

/** Asks with the one confirm dialog; true when accepted. A question that is still open is taken as rejected. */
export function confirm(question: Question): Promise<boolean> {
  useQuestion.getState().answer(false)
  return new Promise(resolve => {
    useQuestion.setState({
      question,
      answer: isAccepted => {
        useQuestion.setState({ question: null, answer: nobody })
        resolve(isAccepted)
      },
    })
  })
}
