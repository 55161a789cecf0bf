import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '#contract/api.ts';
import { readOptions } from '../../api/queries.ts';
import { useApi } from '../../api/services.tsx';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { DeletionDialog } from '../deletion/deletion-dialog.tsx';
import { useListRefresh } from './use-enhancements.ts';

interface DeleteEnhancementProps {
  id: string;
  role: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before an enhancement is deleted; then the form is shown. */
export function DeleteEnhancement({ id, role, open, onOpenChange }: DeleteEnhancementProps) {
  const { enhancementDeletion: words } = useCopy();
  const client = useApi();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const refresh = useListRefresh();
  return (
    <DeletionDialog
      words={words}
      named={role}
      open={open}
      onOpenChange={onOpenChange}
      onDelete={() => client.call(api.deleteEnhancement, { params: { id } })}
      onDeleted={async () => {
        await navigate(paths.enhanceLinkedin(), { replace: true });
        queries.removeQueries({ queryKey: readOptions(api.getEnhancement, { id }).queryKey });
        await refresh();
      }}
    />
  );
}
