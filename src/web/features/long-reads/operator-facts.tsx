import { useSite } from '../../site/use-site.ts';

/** Who runs this site. */
export function OperatorName() {
  return useSite().operatorName;
}

const linkClass = 'break-words text-accent underline underline-offset-2 hover:text-accent-strong';

function MailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className={linkClass}>
      {address}
    </a>
  );
}

/** Where people get help. */
export function SupportEmail() {
  return <MailLink address={useSite().supportEmail} />;
}

/** Where people ask about their data. */
export function PrivacyEmail() {
  return <MailLink address={useSite().privacyEmail} />;
}
