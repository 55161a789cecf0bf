import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { api } from '#contract/api.ts';
import type { Membership } from '#contract/accounts.ts';
import { billingHash, billingPart } from '#contract/pages.ts';
import { sentenceOf } from '../../../api/http-error.ts';
import { useApi } from '../../../api/services.tsx';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useProfileRefresh } from '../use-profile.ts';
import { SettingsPart, SettingsRow } from './settings-part.tsx';

/** Opens the page where cards, invoices and the plan are managed, in a new tab. */
function usePortal() {
  const { billing: words } = useCopy();
  const client = useApi();
  const toast = useToast();
  return useMutation({
    // The click itself opens the tab: browsers block one opened after the answer as a pop-up.
    mutationFn: (_tab: Window | null) => client.call(api.billingPortal, {}),
    onSuccess: ({ url }, tab) => {
      if (!tab) return location.assign(url);
      tab.opener = null;
      tab.location.href = url;
    },
    onError: (error, tab) => {
      tab?.close();
      toast({ tone: 'destructive', title: words.failed, text: sentenceOf(error, words.failedText) });
    },
  });
}

/** The sandbox's own billing page: its address ends in `#billing`, a real provider's pages are elsewhere. */
function SandboxPortal({ plan, renews }: Membership) {
  const { billing: words, longDate } = useCopy();
  const client = useApi();
  const toast = useToast();
  const refresh = useProfileRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.call(api.cancelSandboxSubscription, {}),
    onSuccess: async ({ endsAt }) => {
      toast({ title: words.canceled, text: words.canceledText(longDate(endsAt)) });
      await refresh();
    },
    onError: (error) =>
      toast({ tone: 'destructive', title: words.cancelFailed, text: sentenceOf(error, words.cancelFailedText) }),
  });
  const runs = plan === 'pro' && renews === true;
  return (
    <SettingsRow title={words.sandbox} text={runs ? words.sandboxPro : words.sandboxText}>
      {runs && (
        <Button size="sm" look="secondary" loading={isPending} onClick={() => mutate()}>
          {isPending ? words.canceling : words.cancel}
        </Button>
      )}
    </SettingsRow>
  );
}

export function BillingSettings({ membership }: { membership: Membership }) {
  const { billing: words, longDate } = useCopy();
  const { hash } = useLocation();
  const { expires, renews } = membership;
  const { mutate, isPending } = usePortal();
  return (
    <SettingsPart id={billingPart} title={words.title}>
      {expires !== undefined && renews === false && (
        <SettingsRow title={words.canceled} text={words.canceledText(longDate(expires))} />
      )}
      <SettingsRow text={words.text}>
        <Button size="sm" look="secondary" loading={isPending} onClick={() => mutate(window.open('', '_blank'))}>
          {isPending ? words.opening : words.manage}
        </Button>
      </SettingsRow>
      {hash === billingHash && <SandboxPortal {...membership} />}
    </SettingsPart>
  );
}
