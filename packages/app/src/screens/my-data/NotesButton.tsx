import { messages } from '@shuye/core-domain/error';
import { Button } from '@shuye/ui';
import { useServices } from '../../services/ServicesContext.tsx';

/** The highlights and notes of all books in one text. */
export function NotesButton() {
  const services = useServices();
  const save = () =>
    import('./exportNotes.ts')
      .then(({ exportNotes }) => exportNotes(services))
      .catch(() => services.toaster.show(messages.networkFailure));
  return <Button onPress={() => void save()}>导出划线和笔记</Button>;
}
