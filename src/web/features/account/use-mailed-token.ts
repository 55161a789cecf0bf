import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/** The token of a mailed link to the page at `path`, removed from the address bar at once. */
export function useMailedToken(path: string): string | undefined {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [token] = useState(() => search.get('token') ?? undefined);
  useEffect(() => {
    if (search.has('token')) void navigate(path, { replace: true });
  }, [path, search, navigate]);
  return token;
}
