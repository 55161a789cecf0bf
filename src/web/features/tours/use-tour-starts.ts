import { useEffect, useEffectEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { justRegisteredKey } from '../account/use-sign-in.ts';
import { useSession } from '../account/use-session.ts';
import type { TourId } from './tour-ids.ts';
import { useTour } from './use-tour.ts';

/** In milliseconds, from the specification: after home has loaded for somebody signed in, and after a registration. */
export const tourDelays = { authenticated: 1500, onboarding: 2000 } as const;

const isDialogOpen = (): boolean => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

/** Starts the automatic tours; never over an open dialog. */
export function useTourStarts(): void {
  const { pathname, search } = useLocation();
  const session = useSession();
  const queries = useQueryClient();
  const { start } = useTour();
  const startUnlessBusy = useEffectEvent((id: TourId) => {
    if (!isDialogOpen()) start(id);
  });
  const signedIn = Boolean(session);
  useEffect(() => {
    if (pathname !== paths.home() || !signedIn) return undefined;
    const timer = setTimeout(() => startUnlessBusy('authenticated-user'), tourDelays.authenticated);
    return () => clearTimeout(timer);
  }, [pathname, signedIn]);
  // Whoever brought an optimization along is shown it, and needs no introduction.
  const bringsResult = new URLSearchParams(search).has('result');
  useEffect(() => {
    if (
      pathname !== paths.optimize() ||
      bringsResult ||
      !signedIn ||
      queries.getQueryData(justRegisteredKey) === undefined
    )
      return undefined;
    const timer = setTimeout(() => {
      queries.removeQueries({ queryKey: justRegisteredKey });
      startUnlessBusy('new-user-registration');
    }, tourDelays.onboarding);
    return () => clearTimeout(timer);
  }, [pathname, signedIn, bringsResult, queries]);
}
