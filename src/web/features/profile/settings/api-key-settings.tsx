import { useState } from 'react';
import { KeyRound } from 'lucide-react';
import { apiDocsPath, type ApiKey } from '#contract/api-keys.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../loading/loaded.tsx';
import { NewApiKey } from './new-api-key.tsx';
import { RevokeApiKey } from './revoke-api-key.tsx';
import { SettingsPart } from './settings-part.tsx';
import { useApiKeys } from './use-api-keys.ts';

interface KeyItemProps {
  apiKey: ApiKey;
  /** When the keys were loaded, in milliseconds. */
  now: number;
  onRevoke: () => void;
}

function KeyItem({ apiKey, now, onRevoke }: KeyItemProps) {
  const { apiKeys: words } = useCopy();
  const { name, start, scopes, createdAt, lastUsedAt, expiresAt } = apiKey;
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= now;
  return (
    <li className="grid gap-2 border-b border-rule py-4 first:pt-0 last:border-b-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-40">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="text-sm text-ink-soft">
            <code className="text-xs">{words.start(start)}</code>
          </p>
        </div>
        <Button size="sm" look="secondary" aria-label={words.revokeNamed(name)} onClick={onRevoke}>
          {words.revoke}
        </Button>
      </div>
      <ul className="flex flex-wrap gap-1.5">
        {scopes.map((scope) => (
          <li key={scope}>
            <Badge>{scope}</Badge>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-4 text-xs text-ink-faint">
        <span>{words.created(createdAt)}</span>
        <span>{words.used(lastUsedAt)}</span>
        <span className={isOver ? 'text-danger' : undefined}>
          {isOver ? words.expired(expiresAt) : words.expires(expiresAt)}
        </span>
      </p>
    </li>
  );
}

function KeyList() {
  const { apiKeys: words } = useCopy();
  const query = useApiKeys();
  const [revoked, setRevoked] = useState<ApiKey>();
  return (
    <Loaded query={query} words={words}>
      {({ apiKeys }) => (
        <>
          {apiKeys.length === 0 ? (
            <p className="text-sm text-ink-soft">{words.none}</p>
          ) : (
            <ul aria-label={words.list}>
              {apiKeys.map((apiKey) => (
                <KeyItem
                  key={apiKey.id}
                  apiKey={apiKey}
                  now={query.dataUpdatedAt}
                  onRevoke={() => setRevoked(apiKey)}
                />
              ))}
            </ul>
          )}
          {revoked && <RevokeApiKey apiKey={revoked} onClose={() => setRevoked(undefined)} />}
        </>
      )}
    </Loaded>
  );
}

/** The keys with which programs act for the account. */
export function ApiKeySettings() {
  const { apiKeys: words } = useCopy();
  const [creating, setCreating] = useState(false);
  return (
    <SettingsPart
      id="api-keys"
      title={words.title}
      text={
        <>
          {words.text}{' '}
          <a href={apiDocsPath} className="underline hover:text-accent">
            {words.docs}
          </a>
        </>
      }
    >
      <KeyList />
      <Button size="sm" look="secondary" className="mt-4" onClick={() => setCreating(true)}>
        <KeyRound aria-hidden className="size-4" />
        {words.create}
      </Button>
      {creating && <NewApiKey onClose={() => setCreating(false)} />}
    </SettingsPart>
  );
}
