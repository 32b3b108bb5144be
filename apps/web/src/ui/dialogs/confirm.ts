import { create } from 'zustand'

export interface Question {
  readonly title: string
  readonly message: string
  readonly accept: string
  readonly reject: string
  /** A third way, between the two. */
  readonly other?: string
  /** The accept button warns when what follows cannot be undone. */
  readonly isDangerous?: boolean
}
export type Choice = 'accept' | 'other' | 'reject'
interface ConfirmState {
  readonly question: Question | null
  readonly answer: (choice: Choice) => void
}
const nobody = (): void => {}

export const useQuestion = create<ConfirmState>()(() => ({ question: null, answer: nobody }))

/** Asks with the one confirm dialog. A question that is still open is taken as rejected. */
export function ask(question: Question): Promise<Choice> {
  useQuestion.getState().answer('reject')
  return new Promise(resolve => {
    useQuestion.setState({
      question,
      answer: choice => {
        useQuestion.setState({ question: null, answer: nobody })
        resolve(choice)
      },
    })
  })
}

/** Asks yes or no; true when accepted. */
export const confirm = async (question: Question): Promise<boolean> => (await ask(question)) === 'accept'
